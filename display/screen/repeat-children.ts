import type { Block } from '#generated/shapes.ts';

type Box = Extract<Block, { type: 'box' }>;
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

const known = new WeakMap<Box, Block[][]>();

/**
 * The children of a box that repeats, for the entry at a place of its list: `item` in their paths is that entry. They are
 * the same objects each time, so that a block whose entry did not change stands still.
 */
export function childrenFor(box: Box, place: number): readonly Block[] {
  const made = known.get(box) || [];
  known.set(box, made);
  const path = `${box.repeat}.${place}`;
  made[place] = made[place] || (box.children.map((child) => about(child, path)) as Block[]);
  return made[place] as Block[];
}

/** A part of a layout with a path for `item`; in a box that repeats itself, `item` is an entry of its own list. */
function about(part: Json, path: string): Json {
  if (typeof part === 'string') return named(part, path);
  if (!part || typeof part !== 'object') return part;
  if (Array.isArray(part)) return part.map((entry) => about(entry, path));
  const own = part as { readonly [key: string]: Json };
  const whole: { [key: string]: Json } = {};
  for (const key of Object.keys(own)) {
    whole[key] = key === 'children' && own.repeat ? own[key] : about(own[key], path);
  }
  return whole;
}

/** A path, a condition, or a text with paths in braces. */
function named(text: string, path: string): string {
  return text
    .replace(/^(!?)item(?=$|=|\.[a-zA-Z0-9.]+(=|$))/, `$1${path}`)
    .replace(/(\{\{|\|or:)item(?=[.|}])/g, `$1${path}`);
}
