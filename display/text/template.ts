import type { TemplateFilters } from '#generated/device.ts';
import { isSet, valueAt } from './value-at.ts';
import type { Word } from './words.ts';

/**
 * Fills a layout's text: "@key" is a word of the dictionary, "{{path}}" a value of the data, "{{@key}}" a word inside.
 * Filters follow a bar: `pad:3` zeros in front, `or:path` another value when there is none, `or:@key` a word, `after:"→ "` a text before
 * the value when there is one.
 */
export function fillTemplate(template: string, data: unknown, word: Word): string {
  if (template.charAt(0) === '@') return fillTemplate(word(template.slice(1)), data, word);
  return template.replace(/\{\{([^}]+)\}\}/g, (_, inside: string) => expression(inside, data, word));
}

function expression(inside: string, data: unknown, word: Word): string {
  const [path = '', ...filters] = inside.split('|');
  const start = path.charAt(0) === '@' ? fillTemplate(path, data, word) : shown(valueAt(data, path));
  return filters.reduce((text, filter) => {
    const colon = filter.indexOf(':');
    return apply(filter.slice(0, colon) as keyof TemplateFilters, filter.slice(colon + 1), text, data, word);
  }, start);
}

function apply(name: keyof TemplateFilters, argument: string, text: string, data: unknown, word: Word): string {
  if (name === 'pad') return text && '0'.repeat(Math.max(0, Number(argument) - text.length)) + text;
  if (name === 'or')
    return text || (argument.charAt(0) === '@' ? fillTemplate(argument, data, word) : shown(valueAt(data, argument)));
  if (name === 'after') return text && argument.replace(/^"|"$/g, '') + text;
  throw new Error(`no filter ${name}`);
}

function shown(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** Whether a condition of a layout holds: "marquees", "!screen.media", "panel.status=pause". */
export function holds(condition: string, data: unknown): boolean {
  const negated = condition.charAt(0) === '!';
  const [path = '', wanted] = (negated ? condition.slice(1) : condition).split('=');
  const value = valueAt(data, path);
  const met = wanted === undefined ? isSet(value) : String(value) === wanted;
  return met !== negated;
}
