import { lazyAside } from './lazy-part.ts';

/** Asks before something that cannot be taken back. */
export const Confirm = lazyAside(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');
