import type { Theme, ThemeOptions } from '@mui/material/styles';

/** Leaves out of a printed page what is there to be pressed; the stronger selector wins over widths of the screen. */
export const notOnPaper = { '@media print': { '&&': { display: 'none' } } } as const;

/** What only a printed page has to say. */
export const onlyOnPaper = { display: 'none', '@media print': { display: 'block' } } as const;

/** A ground that says something: browsers leave grounds out of a print unless a page insists. */
export const groundOnPaper = { printColorAdjust: 'exact' } as const;

/** How what every page is made of is printed: nothing to press, and tables as wide as the sheet, not as the screen. */
export const paperLook = {
  components: {
    MuiButton: { styleOverrides: { root: notOnPaper } },
    MuiIconButton: { styleOverrides: { root: notOnPaper } },
    MuiPagination: { styleOverrides: { root: notOnPaper } },
    MuiSwitch: { styleOverrides: { root: groundOnPaper } },
    MuiTableContainer: { styleOverrides: { root: { '@media print': { overflow: 'visible' } } } },
    MuiTableCell: {
      styleOverrides: {
        root: { '@media print': { '&&': { padding: '4px 6px', fontSize: 12, whiteSpace: 'normal' } } },
        paddingCheckbox: notOnPaper,
      },
    },
  },
} satisfies Pick<ThemeOptions, 'components'> as { components: NonNullable<Theme['components']> };
