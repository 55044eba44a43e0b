import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { textKey } from '../texts.ts';
import type { Verb } from '../verbs.ts';
import { nameInAddresses, refuseTakenName } from './refuse-taken-name.ts';
import { writeTexts } from './write-texts.ts';

/** What a new kind of record starts from. */
export interface EntityStart {
  /** In PascalCase, as in "Nurse". */
  name: string;
  /** Family of the entity its records belong to; empty for the organisation. */
  parent: string;
  /** What it is, in English. */
  description: string;
  /** Whether people put its records into an order of their own, and whether they switch them on and off. */
  ordered?: boolean;
  switchable?: boolean;
  /** What can be done with its records; what ordered and switchable need is added. */
  verbs?: readonly Verb[];
  /** By language: what one and several are called, the label of its name and of its switch, and what it is for. */
  texts: Record<string, { name: string; several?: string; label: string; enabled?: string; purpose: string }>;
}

/** What records of most kinds can have done to them. */
export const usualVerbs: readonly Verb[] = [
  'list',
  'one',
  'create',
  'update',
  'delete',
  'bulkDelete',
  'restore',
  'dropdown',
];

/**
 * Writes the schema, the family and the texts of a new kind of record under `root`; returns the schema's path.
 * Throws when its name is taken.
 */
export function createEntity(root: string, start: EntityStart): string {
  const { name, description, texts } = start;
  const file = `schemas/entities/${name}.json`;
  refuseTakenName(root, name);
  const family = nameInAddresses(name);
  writeFileSync(join(root, file), `${JSON.stringify(startingSchema(start, family), null, 2)}\n`);
  appendFileSync(join(root, 'openapi/families.yaml'), startingFamily(start, family));
  addTag(join(root, 'openapi/openapi.yaml'), family, description);
  for (const [locale, { name: called, several, label, enabled, purpose }] of Object.entries(texts)) {
    const written = {
      [textKey.entity(name)]: called,
      ...(several && { [`${textKey.entity(name)}_other`]: several }),
      [textKey.field(name, 'name')]: label,
      [textKey.purpose(name)]: purpose,
      ...(start.switchable && enabled && { [textKey.field(name, 'enabled')]: enabled }),
    };
    writeTexts(root, locale, written);
  }
  return file;
}

function startingSchema({ name, parent, description, ordered, switchable }: EntityStart, family: string) {
  return {
    $id: `${name}.json`,
    description,
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, pattern: '\\S', maxLength: 60, 'x-unique': true },
      ...(switchable && { enabled: { type: 'boolean', default: true } }),
    },
    required: ['name'],
    additionalProperties: false,
    'x-entity': {
      name: family,
      ...(parent && { parent }),
      nameKey: 'name',
      ...(switchable && { enabledKey: 'enabled' }),
      ...(ordered && { positioned: true }),
      searchable: ['name'],
      ...(!ordered && { defaultSort: 'name' }),
      ...(!parent && { page: { section: 'hospital' } }),
    },
  };
}

function startingFamily({ name, ordered, switchable, verbs = usualVerbs }: EntityStart, family: string): string {
  const needed: Verb[] = [
    ...(switchable ? (['toggle', 'enableAll', 'disableAll'] as const) : []),
    ...(ordered ? (['sort'] as const) : []),
  ];
  const entry = {
    family,
    entity: name,
    tag: family,
    path: `/api/v1/collab/web/${family}`,
    security: ['session', 'systemAdvance'],
    verbs: [...new Set([...verbs, ...needed])],
  };
  const lines = Object.entries(entry).map(([word, value]) =>
    Array.isArray(value) ? `  ${word}: [${value.join(', ')}]` : `  ${stringify({ [word]: value }).trim()}`,
  );
  return `-${lines.join('\n').slice(1)}\n`;
}

/** Puts the tag below the last one, and leaves every other line as it is. */
function addTag(file: string, tag: string, description: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.indexOf('tags:');
  const after = lines.findIndex((line, index) => index > start && !line.startsWith('  - '));
  if (start < 0) throw new Error(`${file} has no tags`);
  const text = stringify(
    { name: tag, description: description.replace(/\.$/, '') },
    { collectionStyle: 'flow', lineWidth: 0 },
  );
  lines.splice(after, 0, `  - ${text.trim()}`);
  writeFileSync(file, lines.join('\n'));
}
