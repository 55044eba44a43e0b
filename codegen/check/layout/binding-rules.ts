import type { Schemas } from '../../model.ts';
import { resolve } from '../../references.ts';
import type { Schema } from '../../schema.ts';
import { type Texts, textAt } from '../../texts.ts';
import { nearest } from '../nearest.ts';
import type { Binding, BindingKind } from './bindings.ts';
import { isWritable, reach } from './view-path.ts';

interface Known {
  schemas: Schemas;
  locales: Record<string, Texts>;
}

/** Says what is wrong with one text of a layout, a message for each thing. */
export const bindingRules: Record<BindingKind, (binding: Binding, known: Known) => string[]> = {
  ViewPath({ text, property, scope }, { schemas }) {
    const reached = reach(text, scope, schemas);
    if ('missing' in reached) return [`"${text}": ${reached.missing}`];
    const wanted = [property['x-binds'] ?? []].flat();
    const fits =
      wanted.length === 0 ||
      [...wanted, 'anything'].some((type) => accepts(type, reached.type) || isOneOf(reached.schema, schemas.get(type)));
    return fits ? [] : [`"${text}" is ${reached.type}, and ${wanted.join(' or ')} belongs here`];
  },

  ViewTemplate({ text, scope }, known) {
    return templateFaults(text, scope, known);
  },

  ViewCondition({ text, scope }, { schemas }) {
    const [path = '', value] = text.replace(/^!/, '').split('=');
    const reached = reach(path, scope, schemas);
    if ('missing' in reached) return [`"${text}": ${reached.missing}`];
    return value === undefined ? [] : valueFaults(text, value, reached.schema);
  },
};

/** A list of anything is "[]". */
function accepts(wanted: string, type: string): boolean {
  return wanted === type || (wanted === '[]' && type.endsWith('[]'));
}

/** Whether a value is always one of a choice's. */
function isOneOf({ enum: values }: Schema, choice: Schema | undefined): boolean {
  return values?.every((value) => choice?.enum?.includes(value)) ?? false;
}

function valueFaults(text: string, value: string, schema: Schema): string[] {
  const values = schema.type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  if (values)
    return values.includes(value) ? [] : [`"${text}": ${value} is none of its values${nearest(value, values, 9)}`];
  const { type, minimum = Number(value), maximum = Number(value) } = schema;
  if (type === 'integer' || type === 'number') {
    const number = Number(value);
    return number >= minimum && number <= maximum ? [] : [`"${text}": it is a number from ${minimum} to ${maximum}`];
  }
  return type === 'array' || type === 'object' ? [`"${text}": it is an ${type}, which has no value to compare`] : [];
}

function templateFaults(template: string, scope: Schema, known: Known): string[] {
  if (template.startsWith('@')) return wordFaults(template.slice(1), scope, known);
  const inside = [...template.matchAll(/\{\{([^}]+)\}\}/g)].map(([, part = '']) => part);
  const rest = template.replace(/\{\{([^}]+)\}\}/g, '');
  return [
    ...(/\{\{|\}\}/.test(rest) ? [`"${template}": its braces do not close`] : []),
    ...inside.flatMap((part) => expressionFaults(part, scope, known)),
  ];
}

function expressionFaults(inside: string, scope: Schema, known: Known): string[] {
  const [start = '', ...filters] = inside.split('|');
  const first = start.startsWith('@') ? wordFaults(start.slice(1), scope, known) : writtenFaults(start, scope, known);
  return [...first, ...filters.flatMap((filter) => filterFaults(filter, scope, known))];
}

function writtenFaults(path: string, scope: Schema, { schemas }: Known): string[] {
  const reached = reach(path, scope, schemas);
  if ('missing' in reached) return [`"{{${path}}}": ${reached.missing}`];
  return isWritable(reached.type) ? [] : [`"{{${path}}}" is ${reached.type}, which cannot be written out`];
}

function filterFaults(filter: string, scope: Schema, known: Known): string[] {
  const filters = known.schemas.get('TemplateFilters')?.properties ?? {};
  const [name = '', ...rest] = filter.split(':');
  const argument = rest.join(':');
  const schema = filters[name];
  if (!schema) return [`"|${filter}": there is no filter ${name}${nearest(name, Object.keys(filters))}`];
  if (schema.$ref === 'ViewPath.json') {
    return argument.startsWith('@')
      ? wordFaults(argument.slice(1), scope, known)
      : writtenFaults(argument, scope, known);
  }
  const { type, minimum = 0, maximum = Number.POSITIVE_INFINITY } = resolve(schema, known.schemas);
  if (type !== 'integer') return /^".+"$/.test(argument) ? [] : [`"|${filter}": ${name} takes a text in quotes`];
  const isRight = /^\d+$/.test(argument) && Number(argument) >= minimum && Number(argument) <= maximum;
  return isRight ? [] : [`"|${filter}": ${name} takes a whole number from ${minimum} to ${maximum}`];
}

/** A word is there in every language, and what its text fills in is there too. */
function wordFaults(key: string, scope: Schema, known: Known): string[] {
  const languages = Object.entries(known.locales);
  const without = languages.filter(([, texts]) => textAt(texts, `display.${key}`) === undefined).map(([name]) => name);
  if (without.length > 0) {
    const [, first] = languages[0] ?? [];
    const words = Object.entries(Object(first?.display)).flatMap(([name, text]) =>
      typeof text === 'string' ? name : [],
    );
    return [`"@${key}" is no text in ${without.join(', ')} (locales/: display.${key})${nearest(key, words)}`];
  }
  return languages.flatMap(([name, texts]) =>
    templateFaults(textAt(texts, `display.${key}`) ?? '', scope, known).map((fault) => `@${key} in ${name}: ${fault}`),
  );
}
