import { createStore } from '#client/store.ts';

/** Whether the page goes to paper now, which shows all of what a screen shows page by page. */
export const printing = createStore(false);

addEventListener('beforeprint', () => printing.set(true));
addEventListener('afterprint', () => printing.set(false));
