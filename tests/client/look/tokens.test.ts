import { expect, test } from 'vitest';
import { darkWorkColours, highContrastColours, type WorkColours, workColours } from '#client/look/tokens.ts';

const palettes: [string, WorkColours][] = [
  ['light', workColours],
  ['dark', darkWorkColours],
  ['high contrast', highContrastColours],
];

test.each(palettes)(
  '%s: what is written in the colour of a state keeps 4.5:1 on every ground it stands on',
  (_, of) => {
    const inks = { attention: of.attentionSoft, danger: of.dangerSoft, good: of.goodSoft, info: of.infoSoft } as const;
    for (const [name, soft] of Object.entries(inks)) {
      const ink = of[name as keyof typeof inks];
      for (const ground of [soft, of.surface, of.ground]) {
        expect([name, ground, contrast(ink, ground) >= 4.5]).toEqual([name, ground, true]);
      }
    }
  },
);

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
