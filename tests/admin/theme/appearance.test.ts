import { expect, test } from 'vitest';
import { type AppearanceName, createAppearance } from '#admin/theme/appearance.ts';
import { adminColours } from '#admin/theme/colours.ts';

function browser(systemIsDark: boolean, kept: { look?: AppearanceName } = {}) {
  const listeners = new Map<string, () => void>();
  const system = {
    matches: systemIsDark,
    addEventListener: (_: string, listener: unknown) => listeners.set('system', listener as () => void),
  };
  const surroundings = {
    matchMedia: () => system,
    addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
  };
  const record = { read: () => kept, change: (part: { look?: AppearanceName }) => void Object.assign(kept, part) };
  const appearance = createAppearance(record, surroundings);
  return { ...appearance, kept, system, happens: (type: string) => listeners.get(type)?.() };
}

test('follows the system, also when that changes, until a look is chosen; the choice is kept', () => {
  const page = browser(true);
  expect(page.dark.get()).toBe(true);
  page.system.matches = false;
  page.happens('system');
  expect(page.dark.get()).toBe(false);
  page.choose('dark');
  page.happens('system');
  expect([page.dark.get(), page.kept]).toEqual([true, { look: 'dark' }]);
  expect(browser(false, page.kept).dark.get()).toBe(true);
  page.choose('system');
  expect(page.dark.get()).toBe(false);
});

test('what is printed is light', () => {
  const page = browser(true);
  page.happens('beforeprint');
  expect(page.dark.get()).toBe(false);
  page.happens('afterprint');
  expect(page.dark.get()).toBe(true);
});

test.each(['light', 'dark'] as const)('%s: words can be read on every ground they stand on', (mode) => {
  const of = adminColours[mode];
  const pairs = [
    ...(['ink', 'muted', 'primary', 'good', 'attention', 'danger', 'info'] as const).flatMap((ink) => [
      [of[ink], of.surface],
      [of[ink], of.ground],
    ]),
    ...(['good', 'attention', 'danger', 'info'] as const).map((ink) => [of[ink], of[`${ink}Soft`]]),
    ...[of.primarySoft, of.selected].flatMap((ground) => [
      [of.ink, ground],
      [of.muted, of.selected],
    ]),
    [of.onPrimary, of.primary],
    [of.onPrimary, of.primaryDeep],
    [of.axis, of.surface],
  ] as const;
  for (const [ink = '', ground = ''] of pairs) expect([ink, ground, contrast(ink, ground) >= 4.5]).toContain(true);
  expect(contrast(of.field, of.surface)).toBeGreaterThanOrEqual(3);
});

/** As WCAG computes it. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
