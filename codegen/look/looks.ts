import type { Schemas } from '../model.ts';
import type { Json } from '../schema-words.ts';
import { fontStacks } from './font-stacks.ts';
import { customProperty, palettes, type TypeTheme } from './palettes.ts';

/** A style by property, as a display sets it on its screen. */
export type Look = Record<string, string>;

/** The style of each theme that a type's own theme comes to, on top of the usual one. */
export function looksOf({ colours = {}, sizes = {}, fonts }: TypeTheme, schemas: Schemas): Record<string, Look> {
  const looks = palettes(schemas).map(([theme]): [string, Look] => {
    const own = Object.entries(colours[theme] ?? {}).map(([name, colour]) => [customProperty(name), colour]);
    return [theme, { ...Object.fromEntries(own), ...fontsOf(fonts, schemas), ...enlarged(sizes.whole ?? 1) }];
  });
  return Object.fromEntries(looks.filter(([, look]) => Object.keys(look).length > 0));
}

/** A layout with its spaces by a factor. */
export function spaced(layout: Json, factor: number): Json {
  if (Array.isArray(layout)) return layout.map((one) => spaced(one, factor));
  if (layout === null || typeof layout !== 'object') return layout;
  const entries = Object.entries(layout).map(([name, value]) =>
    (name === 'space' || name === 'pad') && typeof value === 'number'
      ? [name, Math.round(value * factor * 100) / 100]
      : [name, spaced(value, factor)],
  );
  return Object.fromEntries(entries);
}

function fontsOf(name: string | undefined, schemas: Schemas): Look {
  const stack = name && fontStacks(schemas).get(name);
  return stack ? { fontFamily: stack } : {};
}

/**
 * A smaller screen drawn larger: blocks measure their boxes before a transform, so that all of them, and what they work
 * out of these, grow alike.
 */
function enlarged(factor: number): Look {
  if (factor === 1) return {};
  const share = `${Math.round(1_000_000 / factor) / 10_000}%`;
  return {
    right: 'auto',
    bottom: 'auto',
    width: share,
    height: share,
    transform: `scale(${factor})`,
    transformOrigin: '0 0',
  };
}
