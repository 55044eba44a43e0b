/** Leaves out of a printed page what is there to be pressed; the stronger selector wins over widths of the screen. */
export const notOnPaper = { '@media print': { '&&': { display: 'none' } } } as const;
