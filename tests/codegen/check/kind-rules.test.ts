import { describe, expect, it } from 'vitest';
import { kindRules } from '#codegen/check/kind-rules.ts';
import { type Files, noteStart, noteWith, noteWords, object, problemsOf, product, text } from '../fixture.ts';

const cases: [rule: string, files: Files, want: string][] = [
  [
    'word-fits-property',
    noteWith({ secret: { ...text, writeOnly: true, 'x-column': true } }),
    `${noteStart} secret is a column and a secret: what is writeOnly is sent to nobody`,
  ],
  [
    'word-fits-property',
    {
      ...noteWith({ size: { $ref: 'Size.json', 'x-filter': true } }),
      'values/Size': object({ width: text }),
    },
    `${noteStart} size is an object: only its own properties can be told; a column and a filter take texts, choices, numbers and days`,
  ],
  [
    'word-fits-property',
    noteWith({ secret: { ...text, writeOnly: true, 'x-unique': true } }),
    `${noteStart} secret is unique; only a text, a choice, a number, a day or a reference can be, and no secret`,
  ],
  [
    'word-fits-property',
    noteWith({ late: { ...text, 'x-form': false, 'x-needed': true } }),
    `${noteStart} late is needed, and no form asks for it`,
  ],
  [
    'word-fits-property',
    noteWith({ twin: { type: 'string', maxLength: 40, default: 'abcd', 'x-reference': { family: 'note' } } }),
    `${noteStart} twin refers to a record and has a default: each organisation has records of its own`,
  ],
  [
    'required-is-asked-for',
    noteWith({ late: { ...text, 'x-show-when': { shown: true } } }, { required: ['title', 'late'] }),
    `${noteStart} late is required, also while its form does not ask for it; "x-needed": true is for such a field`,
  ],
  [
    'required-is-asked-for',
    noteWith({ late: { ...text, 'x-form': false } }, { required: ['title', 'late'] }),
    `${noteStart} late is required of a new record, and no form asks for it`,
  ],
  [
    'entity-words-fit',
    noteWith({}, noteWords({ nameKey: 'weight' })),
    `${noteStart} x-entity has the nameKey weight, which is no text`,
  ],
  [
    'entity-words-fit',
    noteWith({}, noteWords({ enabledKey: 'weight' })),
    `${noteStart} x-entity has the enabledKey weight, which is no boolean`,
  ],
  [
    'entity-words-fit',
    noteWith({}, noteWords({ defaultSort: 'picture' })),
    `${noteStart} x-entity is sorted by picture; a list is sorted by a stored column: a text, a choice, a number, a day`,
  ],
  [
    'entity-words-fit',
    noteWith({}, noteWords({ searchable: ['secret'] })),
    `${noteStart} x-entity is searched in secret; the search box looks into stored texts that are no secret`,
  ],
];

describe('the rules of words that act on some kinds of properties', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files }))).toContain(`${want} (${rule})`);
  });

  it('have a case each', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...kindRules.keys()].sort());
  });
});
