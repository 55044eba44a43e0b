import { applyLook } from '#client/look/tokens.ts';
import { appearance } from '../session.ts';
import { adminColours } from './colours.ts';

/** Writes the present look into the page's custom properties; scroll bars and the browser's own fields follow it. */
export function showAppearance(): void {
  const root = document.documentElement;
  const mode = appearance.dark.get() ? 'dark' : 'light';
  applyLook(root, adminColours[mode]);
  root.style.colorScheme = mode;
}
