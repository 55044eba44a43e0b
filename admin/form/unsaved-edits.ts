import { createStore } from '#client/store.ts';

/** Whether the page has edits that are not saved: what would throw them away asks first. */
export const unsavedEdits = createStore(false);
