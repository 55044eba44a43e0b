import type { Item } from './item.ts';
import { firstWith, tests, textOf } from './project.ts';
import { valueAt } from './shapes.ts';
import { readTable } from './table.ts';

/**
 * Constants: `Limits.alertMs` is a constant of its own, `Media.volume.maximum` a word of a schema, `file#text` a text in
 * a file. The value `*` stands for one that we chose ourselves.
 */
export function constantItems(): Item[] {
  return readTable<'section' | 'name' | 'value' | 'place'>('constants').map(({ section, name, value, place }) => ({
    id: `constant ${name}`,
    kind: 'constant',
    section: Number(section),
    name: value === '*' ? name : `${name}: ${value}`,
    ...(place && look(place, value)),
  }));
}

/** Where a constant stands and which test names it; nothing while its place is not there; what is wrong if it differs. */
export function look(place: string, value: string): Pick<Item, 'file' | 'test' | 'wrong'> {
  const [file = '', text] = place.split('#');
  if (text !== undefined) {
    return textOf(file)?.includes(text) ? { file } : { wrong: `"${text}" does not stand in ${file}` };
  }
  const found = valueAt(place.startsWith('Limits.') ? `${place}.const` : place);
  if (!found) return {};
  if (value !== '*' && String(found.value) !== value) return { wrong: `${place} is ${found.value}, not ${value}` };
  const [shape = '', property = ''] = place.split('.');
  const words = shape === 'Limits' ? [property] : [property, String(found.value)];
  return { file: found.file, test: firstWith(tests, ...words.map((word) => new RegExp(`\\b${word}\\b`))) };
}
