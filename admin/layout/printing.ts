import { createStore } from '#client/store.ts';

/** Whether the page is being printed; what a screen shows page by page is then drawn whole. */
export const printing = createStore(false);

addEventListener('beforeprint', () => printing.set(true));
addEventListener('afterprint', () => printing.set(false));
