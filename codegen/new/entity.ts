import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { textKey } from '../texts.ts';
import { writeTexts } from './write-texts.ts';

/** What a new kind of record starts from. */
export interface EntityStart {
  /** In PascalCase, as in "Nurse". */
  name: string;
  /** Family of the entity its records belong to; empty for the organisation. */
  parent: string;
  /** What it is, in English. */
  description: string;
  /** By language: what it is called, the label of its name, and what it is for. */
  texts: Record<string, { name: string; label: string; purpose: string }>;
}

/**
 * Writes the schema, the family and the texts of a new kind of record under `root`; returns the schema's path.
 * Throws when the schema is there already.
 */
export function createEntity(root: string, { name, parent, description, texts }: EntityStart): string {
  const file = `schemas/entities/${name}.json`;
  if (existsSync(join(root, file))) {
    throw new Error(`${file} is there already`);
  }
  const family = name.charAt(0).toLowerCase() + name.slice(1);
  writeFileSync(join(root, file), `${JSON.stringify(startingSchema(name, family, parent, description), null, 2)}\n`);
  appendFileSync(join(root, 'openapi/families.yaml'), startingFamily(name, family));
  addTag(join(root, 'openapi/openapi.yaml'), family, description);
  for (const [locale, { name: called, label, purpose }] of Object.entries(texts)) {
    const written = {
      [textKey.entity(name)]: called,
      [textKey.field(name, 'name')]: label,
      [textKey.purpose(name)]: purpose,
    };
    writeTexts(root, locale, written);
  }
  return file;
}

function startingSchema(name: string, family: string, parent: string, description: string) {
  return {
    $id: `${name}.json`,
    description,
    type: 'object',
    properties: { name: { type: 'string', minLength: 1, maxLength: 60, 'x-unique': true } },
    required: ['name'],
    additionalProperties: false,
    'x-entity': {
      name: family,
      ...(parent && { parent }),
      nameKey: 'name',
      searchable: ['name'],
      defaultSort: 'name',
    },
  };
}

function startingFamily(name: string, family: string): string {
  const entry = {
    family,
    entity: name,
    tag: family,
    path: `/api/v1/collab/web/${family}`,
    security: ['session', 'systemAdvance'],
    verbs: ['list', 'one', 'create', 'update', 'delete', 'bulkDelete', 'restore', 'dropdown'],
  };
  const lines = Object.entries(entry).map(([word, value]) =>
    Array.isArray(value) ? `  ${word}: [${value.join(', ')}]` : `  ${stringify({ [word]: value }).trim()}`,
  );
  return `-${lines.join('\n').slice(1)}\n`;
}

function addTag(file: string, tag: string, description: string): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const node = document.createNode({ name: tag, description: description.replace(/\.$/, '') }, { flow: true });
  document.addIn(['tags'], node);
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
