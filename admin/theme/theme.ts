import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { workColours as colour, fontStack, sizes } from '#client/look/tokens.ts';
import type { Locale } from '#generated/shapes.ts';

/** Ground of the side menu and of the entry chosen in it. */
export const menuColours = { ground: '#102537', chosen: '#1f3c55', ink: '#d7e2ec', muted: '#9fb6ca' };

/** Chinese fonts draw quotation marks a whole character wide, so other languages ask a font of their own first. */
const fonts: Record<Locale, string> = {
  'zh-TW': fontStack,
  'en-US': `"Noto Sans", "Segoe UI", "Helvetica Neue", Arial, ${fontStack}`,
  th: `"Noto Sans Thai", "Leelawadee UI", "Segoe UI", "Helvetica Neue", Arial, ${fontStack}`,
};

/** The look of the work screens in one language, told to MUI. */
export function workTheme(locale: Locale): Theme {
  return createTheme({ ...look, typography: { ...look.typography, fontFamily: fonts[locale] } });
}

const look = {
  palette: {
    mode: 'light',
    background: { default: colour.ground, paper: colour.surface },
    text: { primary: colour.ink, secondary: colour.muted },
    divider: colour.line,
    primary: { main: colour.primary, dark: colour.primaryDeep, contrastText: colour.onPrimary },
    secondary: { main: colour.info },
    success: { main: colour.good },
    warning: { main: colour.attention },
    error: { main: colour.danger },
    info: { main: colour.info },
  },
  shape: { borderRadius: sizes.radiusSmall },
  spacing: sizes.grid,
  typography: {
    fontSize: 14,
    htmlFontSize: 16,
    body1: { fontSize: sizes.body },
    body2: { fontSize: sizes.body },
    h1: { fontSize: 20, fontWeight: 700, lineHeight: 1.4 },
    h2: { fontSize: 17, fontWeight: 700, lineHeight: 1.4 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: sizes.body },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.line}`, borderRadius: sizes.radius } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: sizes.radius } } },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${colour.line}`, boxShadow: '0 8px 24px #10222f1f' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true, variant: 'outlined' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colour.surface },
        notchedOutline: { borderColor: '#8496a5' }, // 3:1 against white, so that a field's edge can be seen
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottomColor: colour.line, fontSize: sizes.body, padding: '10px 12px' },
        head: { color: colour.muted, fontWeight: 600, whiteSpace: 'nowrap' },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: sizes.body, color: colour.muted } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: 13, backgroundColor: colour.ink } } },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: 13 } } },
  },
} satisfies ThemeOptions;
