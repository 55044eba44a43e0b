import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { fontStack, sizes } from '#client/look/tokens.ts';
import { languages } from '#generated/languages.ts';
import { limits } from '#generated/limits.ts';
import type { Locale } from '#generated/shapes.ts';
import { type AdminColours, adminColours } from './colours.ts';
import { paperLook } from './paper.ts';
import { TabsArrow } from './TabsArrow.tsx';

/** Ground of the side menu and of the entry chosen in it. */
export const menuColours = { ground: '#102537', chosen: '#1f3c55', ink: '#d7e2ec', muted: '#9fb6ca', bar: '#54708a' };

/** Fonts of a language of its own, then the usual ones; a name of several words stands in quotation marks. */
function fontsOf(locale: Locale): string {
  const own = languages[locale].fonts.map((font) => (font.includes(' ') ? `"${font}"` : font));
  return [...own, fontStack].join(', ');
}

/** The look of the work screens in one language, light or dark, told to MUI. */
export function workTheme(locale: Locale, mode: 'light' | 'dark'): Theme {
  const look = lookOf(mode, adminColours[mode]);
  return createTheme({ ...look, typography: { ...look.typography, fontFamily: fontsOf(locale) } }, paperLook);
}

/** Where the system's own colours paint no grounds and no shadows, what is known by these has an edge. */
const edge = { '@media (forced-colors: active)': { border: '1px solid' } };

const lookOf = (mode: 'light' | 'dark', colour: AdminColours) =>
  ({
    palette: {
      mode,
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
    // Who has asked the system for less motion sees none.
    motion: { reducedMotion: 'system' },
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
      // Whoever works by keyboard sees where they are, on every control alike.
      MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focus(colour, 2) } } },
      MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': focus(colour, -2) } } },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { contained: edge } },
      ...(mode === 'dark' && { MuiAlert: { styleOverrides: { root: { variants: softAlerts(colour) } } } }),
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.line}`, borderRadius: sizes.radius } } },
      MuiDialog: {
        defaultProps: { maxWidth: limits.dialogWidth, fullWidth: true },
        styleOverrides: {
          // As wide as a phone.
          paper: {
            ...edge,
            borderRadius: sizes.radius,
            '@media (max-width: 599.95px)': { margin: 12, width: 'calc(100% - 24px)' },
          },
        },
      },
      // The name of a field stands on its frame: the first one below a title needs room for it, which the title gives.
      MuiDialogTitle: { styleOverrides: { root: { paddingBottom: 6 } } },
      MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 10 } } } },
      MuiMenu: { styleOverrides: { paper: { border: `1px solid ${colour.line}`, boxShadow: '0 8px 24px #10222f1f' } } },
      MuiPopover: {
        styleOverrides: { paper: { marginTop: limits.dropdownOffsetPx, border: `1px solid ${colour.line}` } },
      },
      MuiAutocomplete: {
        styleOverrides: {
          paper: { marginBlock: limits.dropdownOffsetPx, border: `1px solid ${colour.line}` },
          listbox: {
            maxHeight: `${limits.searchListRem}rem`,
            '& .choice-code': { marginLeft: 4, color: colour.muted, fontSize: 13 },
          },
        },
      },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true, variant: 'outlined' } },
      MuiSelect: {
        defaultProps: { size: 'small' },
        // One without a frame has nothing else that shows it.
        styleOverrides: { standard: { '&:focus-visible': focus(colour, 2) } },
      },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: colour.surface },
          notchedOutline: { borderColor: colour.field },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: { borderBottomColor: colour.line, fontSize: sizes.body, padding: '10px 12px' },
          head: { color: colour.muted, fontWeight: 600, whiteSpace: 'nowrap' },
        },
      },
      MuiTabs: { defaultProps: { slots: { scrollButtons: TabsArrow } } },
      MuiTab: {
        styleOverrides: {
          root: { minHeight: 44, fontSize: sizes.body, color: colour.muted, '&.Mui-focusVisible': focus(colour, -3) },
        },
      },
      MuiTooltip: {
        // A touch shows it at once, as hovering does.
        defaultProps: { enterTouchDelay: 0 },
        styleOverrides: {
          tooltip: {
            fontSize: 13,
            color: colour.surface,
            backgroundColor: colour.ink,
            '.MuiTooltip-popper[data-popper-placement] &&': { margin: limits.tooltipOffsetPx },
          },
        },
      },
      MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: 13 } } },
    },
  }) satisfies ThemeOptions;

/** MUI mixes its own dark grounds for messages, which say less than ours. */
function softAlerts({ ink, goodSoft, attentionSoft, dangerSoft, infoSoft }: AdminColours) {
  const grounds = { success: goodSoft, warning: attentionSoft, error: dangerSoft, info: infoSoft } as const;
  return Object.entries(grounds).map(([severity, backgroundColor]) => ({
    props: { severity: severity as keyof typeof grounds, variant: 'standard' as const },
    style: { backgroundColor, color: ink },
  }));
}

function focus({ primary }: AdminColours, outlineOffset: number) {
  return { outline: `2px solid ${primary}`, outlineOffset };
}
