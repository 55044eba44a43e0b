import type { LabelColour } from '#generated/shapes.ts';

/** Grounds dark or light enough to carry letters at 7:1. */
const colours: { [Colour in LabelColour]?: string } = {
  black: '#000000',
  white: '#ffffff',
  teal: '#00534b',
  gray: '#4a4f54',
  green: '#1b5e20',
  red: '#9b1c1c',
  orange: '#ffa040',
  blue: '#0d47a1',
};

/**
 * Colours of a label. The letters have the wanted colour if it can be read on the ground, else black or white.
 * @returns undefined for a label without a ground, which stands in the colours of its list
 */
export function labelLook(
  colour: LabelColour | undefined,
  font: LabelColour | undefined,
): { background: string; color: string } | undefined {
  const background = colour && colours[colour];
  if (!background) return undefined;
  const wanted = font && colours[font];
  const readable = wanted && contrast(background, wanted) >= 7;
  const strongest = contrast(background, '#ffffff') >= contrast(background, '#000000') ? '#ffffff' : '#000000';
  return { background, color: readable ? wanted : strongest };
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.substr(at, 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
