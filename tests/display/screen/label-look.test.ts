import { expect, test } from 'vitest';
import { labelLook } from '#display/screen/label-look.ts';
import { LabelColour } from '#generated/values.ts';

test('a label keeps the wanted letters where they can be read, else gets black or white', () => {
  expect(labelLook('teal', 'white')).toEqual({ background: '#00534b', color: '#ffffff' });
  expect(labelLook('orange', 'white')?.color).toBe('#000000');
  expect(labelLook('red', 'red')?.color).toBe('#ffffff');
  expect(labelLook('none', 'red')).toBeUndefined();
});

test('each colour is a ground of its own, and none is no ground', () => {
  const grounds = LabelColour.map((colour) => labelLook(colour, 'white')?.background);
  expect(new Set(grounds).size).toBe(9);
  expect(LabelColour.filter((_, index) => !grounds[index])).toEqual(['none']);
});

test.each(LabelColour)('letters on %s are never hard to read', (colour) => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const font of LabelColour) {
    const look = labelLook(colour, font);
    if (!look) continue;
    const [one, other] = [luminance(look.background), luminance(look.color)];
    expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(7);
  }
});
