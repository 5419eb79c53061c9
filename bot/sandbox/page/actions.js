/**
 * What a person does to a message: click, choose, dismiss. Pending states and failures are kept in the store.
 * `show_commands` is set by the module that has the list of commands.
 */

export class Actions {
  constructor(store, wire) {
    this.store = store;
    this.wire = wire;
    this.show_commands = () => {};
  }

  /** Click a button. */
  click(message, custom_id) {
    return this.press(message, custom_id, {});
  }

  /** Choose from a menu. */
  choose(message, custom_id, values) {
    return this.press(message, custom_id, { values });
  }

  async press(message, custom_id, more) {
    const { store, wire } = this;
    const me = store.me;
    if (store.is_pending(message.id, custom_id)) return;
    store.set_pending(message.id, custom_id, me, more.values);
    const result = await wire.request({ do: "click", as: me, message_id: message.id, custom_id, ...more });
    store.clear_pending(message.id, custom_id, me, result.ok ? null : result.text || "This interaction failed");
  }

  dismiss(message) {
    if (!message.local) this.wire.tell({ do: "dismiss", as: this.store.me, message_id: message.id });
    this.store.drop(message.channel_id, message.id);
  }

  forget_note(message) {
    this.store.notes.delete(message.id);
    this.store.changed("messages");
  }
}
