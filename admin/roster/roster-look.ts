import type { SxProps, Theme } from '@mui/material/styles';
import { alpha } from '@mui/material/styles';

/** How the week is drawn. Its hundreds of places are plain elements, which one style reaches. */
export const rosterLook: SxProps<Theme> = (theme) => {
  const { palette, shape } = theme;
  const button = {
    font: 'inherit',
    fontSize: 13,
    lineHeight: 1.3,
    cursor: 'pointer',
    borderRadius: `${shape.borderRadius}px`,
  };
  const focus = { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 };
  return {
    tableLayout: 'fixed',
    '& th[scope=row]': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper', fontWeight: 600 },
    '& th, & td': { borderRight: 1, borderColor: 'divider', verticalAlign: 'top', p: 0.75, whiteSpace: 'normal' },
    '& thead th': { lineHeight: 1.3 },
    '& .today': { color: 'primary.main' },
    '& .slot': {
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      minHeight: 32,
      borderRadius: 1,
      px: 0.25,
    },
    '& .slot.target': { bgcolor: alpha(palette.primary.main, 0.12) },
    '& .shift': { fontSize: 12, color: 'text.secondary', minWidth: 20, flex: 'none' },
    '& .entry': {
      ...button,
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 0.5,
      minWidth: 0,
      textAlign: 'start',
      px: 0.75,
      py: 0.375,
      color: 'text.primary',
      border: `1px solid ${alpha(palette.primary.main, 0.35)}`,
      bgcolor: alpha(palette.primary.main, 0.08),
      overflowWrap: 'anywhere',
      '&:hover': { bgcolor: alpha(palette.primary.main, 0.16) },
      '&:focus-visible': focus,
    },
    '& .entry.single': { borderLeft: `4px solid ${palette.info.main}` },
    '& .entry.closed': { color: 'text.secondary', bgcolor: 'transparent', borderStyle: 'dashed' },
    '& .entry.closed span, & .entry .absent': { textDecoration: 'line-through' },
    '& .entry.fault': { borderColor: palette.error.main, bgcolor: alpha(palette.error.main, 0.08) },
    '& .entry.fault svg': { color: 'error.main', fontSize: 16 },
    '& .substitute': { fontWeight: 600 },
    '& .add': {
      ...button,
      flex: 1,
      minWidth: 24,
      minHeight: 26,
      border: '1px dashed transparent',
      bgcolor: 'transparent',
      color: 'text.secondary',
      '&:hover': { borderColor: 'divider', bgcolor: 'action.hover' },
      '&:focus-visible': focus,
    },
    '& .add span': { opacity: 0.5 },
    '& .add:hover span, & .add:focus-visible span': { opacity: 1 },
    // A place without an entry keeps its line, for what is written in by hand.
    '@media print': {
      minWidth: 0,
      '& .add': { display: 'none' },
      '& tr': { breakInside: 'avoid' },
      '& th, & td': { p: 0.25 },
      '& .slot': { minHeight: 24 },
    },
  };
};
