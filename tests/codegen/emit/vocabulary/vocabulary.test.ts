import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesOfFiles } from '#codegen/check/check.ts';
import { familyRules } from '#codegen/check/family-rules.ts';
import { nodeRules } from '#codegen/check/node-rules.ts';
import { emitVocabulary } from '#codegen/emit/vocabulary/vocabulary.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';
import { entityWords, schemaWords } from '#codegen/schema-words.ts';
import { rulesWithSeeAlso, withSeeAlso } from '#codegen/see-also.ts';
import { verbs } from '#codegen/verbs.ts';
import { vocabulary } from '#codegen/vocabulary.ts';

const model = expand(load(join(import.meta.dirname, '../../../..')));
const page = emitVocabulary(model);
const rows = page.split('\n').filter((line) => line.startsWith('| '));

/** Rules whose messages say all there is to say: of files, names, families and plain JSON Schema. */
const ofNoWord = [
  'file-name-is-id',
  'name-is-pascal-case',
  'folder-is-known',
  'has-description',
  'name-is-unique',
  'entity-folder',
  'panel-type-folder',
  'entity-is-object',
  'panel-setting-is-one',
  'form-object-is-named',
  'form-enum-is-named',
  'fonts-fall-back',
  'property-name-is-camel-case',
  'property-is-not-the-servers',
  'form-is-finite',
  'family-entity-exists',
  'family-name-agrees',
  'family-is-unique',
  'family-tag-known',
  'family-security-declared',
  'family-security-known',
  'family-role-known',
  'confirmed-name-exists',
  'type-required',
  'no-title',
  'ref-is-bare',
  'required-is-defined',
  'text-has-limit',
  'list-has-limit',
  'default-is-allowed',
  'example-is-allowed',
  'preset-is-allowed',
  'upload-is-of-no-patient',
  'property-role-is-known',
  'variant-has-const-tag',
  'no-null-character',
];

describe('the page of the vocabulary', () => {
  it('explains every word', () => {
    for (const word of [...schemaWords, ...entityWords, ...verbs]) {
      expect(
        rows.find((row) => row.startsWith(`| \`${word}\` |`)),
        word,
      ).toMatch(/\| [A-Z][^|]+\|/);
    }
  });

  it('has every block with its properties, and what belongs at a path', () => {
    for (const { $ref = '' } of model.schemas.get('Block')?.oneOf ?? []) {
      const type = model.schemas.get($ref.replace('.json', ''))?.properties?.type?.const;
      expect(page).toContain(`\n### ${type}\n`);
    }
    expect(page).toContain('| `limit` | path of number | How many to show. |');
  });

  it('has the paths of the view and of a screen, and the filters', () => {
    for (const row of ['| `latest` | ViewCall |', '| `portrait` | boolean |', '| `pad:` | 1 to 9 |']) {
      expect(page).toContain(row);
    }
    expect(page).toContain('\n### ViewPerson\n');
  });

  it('has the parts that messages lead to, and these are messages of rules that there are', () => {
    const message = withSeeAlso('schemas/x.json: uses y (subset-only)');
    expect(message).toBe('schemas/x.json: uses y (subset-only) → docs/vocabulary.md#words-of-a-schema');
    for (const heading of Object.values(vocabulary.parts)) expect(page).toContain(`\n## ${heading}\n`);
    const rules = [...rulesOfFiles.map(([rule]) => rule), ...familyRules.keys(), ...nodeRules.keys()];
    const others = [
      'keyword-has-its-kind',
      'word-has-its-kind',
      'panel-words-are-valid',
      'layout-words-are-valid',
      'layout-names-exist',
      'extent-is-one',
      'orientations-agree',
      'colours-can-be-read',
      'looks-are-made',
    ];
    expect(rulesWithSeeAlso.filter((rule) => !rules.includes(rule) && !others.includes(rule))).toEqual([]);
    const unlinked = rules.filter((rule) => !rulesWithSeeAlso.includes(rule));
    expect(unlinked.sort()).toEqual(ofNoWord.toSorted());
  });
});
