/** The socket to the sandbox: reconnects by itself, and gives every request a nonce and an answer. */

const RETRY_FIRST_MS = 300;
const RETRY_LONGEST_MS = 4000;
const ANSWER_WITHIN_MS = 30000;

export class Wire {
  /**
   * @param {string} url the page's WebSocket
   * @param {(event: object) => void} heard every event that is not the answer to a request
   * @param {(open: boolean) => void} turned the connection came or went
   */
  constructor(url, heard, turned) {
    this.url = url;
    this.heard = heard;
    this.turned = turned;
    this.waiting = new Map();
    this.count = 0;
    this.retry = RETRY_FIRST_MS;
    /** The newest id when this page was loaded: private messages up to it are gone, later ones come again after a break. */
    this.loaded = null;
    this.stem = Math.random().toString(36).slice(2, 8);
  }

  open() {
    this.socket = new WebSocket(this.loaded ? `${this.url}?loaded=${this.loaded}` : this.url);
    this.socket.addEventListener("open", () => {
      this.retry = RETRY_FIRST_MS;
    });
    this.socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    this.socket.addEventListener("close", () => this.lost());
  }

  lost() {
    for (const nonce of [...this.waiting.keys()]) {
      this.answer(nonce, { ok: false, text: "The connection was lost before an answer arrived." });
    }
    this.turned(false);
    setTimeout(() => this.open(), this.retry);
    this.retry = Math.min(this.retry * 1.6, RETRY_LONGEST_MS);
  }

  receive(event) {
    if (event.t === "state") {
      this.loaded ??= event.loaded;
      this.turned(true);
    }
    if (event.t === "done") return this.answer(event.nonce, { ok: true });
    if (event.t === "failed") return this.answer(event.nonce, { ok: false, text: event.text });
    if (event.t === "choices") return this.answer(event.nonce, { ok: true, choices: event.choices });
    if (event.t === "modal") this.answer(event.nonce, { ok: true });
    this.heard(event);
  }

  answer(nonce, result) {
    const pending = this.waiting.get(nonce);
    if (!pending) return;
    this.waiting.delete(nonce);
    clearTimeout(pending.timer);
    pending.resolve(result);
  }

  /** Send; resolves to `{ok: true, choices?}` or `{ok: false, text}`, never rejects. */
  request(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ ok: false, text: "Not connected to the bot right now." });
    }
    const nonce = `${this.stem}-${++this.count}`;
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.answer(nonce, { ok: false, text: "The application did not respond" }),
        ANSWER_WITHIN_MS,
      );
      this.waiting.set(nonce, { resolve, timer });
      this.socket.send(JSON.stringify({ ...message, nonce }));
    });
  }

  /** Send without waiting for an answer. */
  tell(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
