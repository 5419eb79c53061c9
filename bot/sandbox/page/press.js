/**
 * Whether a button of the mouse, or a finger, is held down. A browser makes a click of a press and a release on one and
 * the same element: what is replaced in between is never clicked.
 */

/** A release that is never heard of, outside of the window, holds nothing up for longer. */
const LONGEST_MS = 2000;

export class Press {
  /** `released` is called after the click that a release makes. */
  constructor(released) {
    this.released = released;
    this.timer = null;
    document.addEventListener("pointerdown", () => this.begin(), true);
    for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => this.end(), true);
    window.addEventListener("blur", () => this.end());
  }

  get held() {
    return this.timer !== null;
  }

  begin() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.over(), LONGEST_MS);
  }

  /** The click comes in the same task as the release: let it go first. */
  end() {
    if (!this.held) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.over(), 0);
  }

  over() {
    this.timer = null;
    this.released();
  }
}
