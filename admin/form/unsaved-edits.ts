import { createStore } from '#client/store.ts';

/** Whether the page has edits that are not saved: what would throw them away asks first. */
export const unsavedEdits = createStore(false);

/** Whether they are being saved: who leaves meanwhile waits for the answer. */
export const savingEdits = createStore(false);

/** Whether somebody waits to leave until the edits are saved. */
export const leavingOnceSaved = createStore(false);

const listeners = new Set<() => void>();

/** Listens to edits being thrown away on purpose; answers a way to stop. */
export function onDiscard(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Throws the edits of the page away: somebody has said so. */
export function discardEdits(): void {
  unsavedEdits.set(false);
  for (const listener of [...listeners]) listener();
}
