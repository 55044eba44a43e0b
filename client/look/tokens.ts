import { fontStack } from '#generated/font-stack.ts';

export { fontStack };

/** Colours of the screens that people work with (admin, controller, kiosk). */
export const workColours = {
  ground: '#f3f6f9',
  surface: '#ffffff',
  line: '#dde5ec',
  ink: '#10222f',
  muted: '#5b7083',
  primary: '#0f766e',
  primaryDeep: '#0b5f58',
  primarySoft: '#d9f0ec',
  onPrimary: '#ffffff',
  good: '#0b7a4b',
  goodSoft: '#dcf4e7',
  attention: '#a35505',
  attentionSoft: '#fdebd6',
  danger: '#b03024',
  dangerSoft: '#fbe3e0',
  info: '#1d5a96',
  infoSoft: '#deebf9',
};

export type WorkColours = typeof workColours;

/** The same for dark rooms: every ink at 4.5:1 or more on its ground. */
export const darkWorkColours: WorkColours = {
  ground: '#0d1720',
  surface: '#15222e',
  line: '#2c3e4e',
  ink: '#e6edf3',
  muted: '#a3b5c5',
  primary: '#4fd1c0',
  primaryDeep: '#7be3d5',
  primarySoft: '#123f3a',
  onPrimary: '#04211d',
  good: '#5fd6a0',
  goodSoft: '#103726',
  attention: '#f3b562',
  attentionSoft: '#40290b',
  danger: '#ff9a90',
  dangerSoft: '#4a1a16',
  info: '#8cc0f5',
  infoSoft: '#153352',
};

/** The same on black, every pair of ink and ground at 7:1 or more. */
export const highContrastColours: WorkColours = {
  ground: '#000000',
  surface: '#000000',
  line: '#ffffff',
  ink: '#ffffff',
  muted: '#e6e6e6',
  primary: '#ffd23f',
  primaryDeep: '#e0b52a',
  primarySoft: '#333333',
  onPrimary: '#000000',
  good: '#7dffb8',
  goodSoft: '#003319',
  attention: '#ffc27a',
  attentionSoft: '#3d2200',
  danger: '#ffb3aa',
  dangerSoft: '#4a0b04',
  info: '#a8d1ff',
  infoSoft: '#00284f',
};

export const sizes = { body: 15, grid: 8, radiusSmall: 8, radius: 14 };

/** Writes the look into custom properties of `root`: --ground, --primary-deep, --font, --radius, … */
export function applyLook(root: HTMLElement, colours: WorkColours): void {
  for (const [name, colour] of Object.entries(colours)) {
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, colour);
  }
  root.style.setProperty('--font', fontStack);
  root.style.setProperty('--radius', `${sizes.radius}px`);
  root.style.setProperty('--radius-small', `${sizes.radiusSmall}px`);
}
