/** A form is no wider than its lines can be read; its buttons may stick to the window's edge. */
export const formCard = { p: 3, maxWidth: 760, overflow: 'visible' };
