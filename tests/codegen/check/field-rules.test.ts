import { describe, expect, it } from 'vitest';
import { fieldRules } from '#codegen/check/field-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import { type Files, noteStart, noteWith, object, problemsOf, product, schemaOf, text } from '../fixture.ts';

const day: Schema = { type: 'string', format: 'date', maxLength: 10 };

const cases: [rule: string, files: Files, want: string][] = [
  [
    'name-is-seen',
    noteWith({ title: { ...text, minLength: 1 } }),
    `${noteStart} title may be nothing but blanks, and no list would show it; "pattern": "\\\\S" asks for more`,
  ],
  [
    'condition-names-property',
    noteWith({ weight: { type: 'integer', 'x-show-when': { ghost: true } } }),
    'schemas/entities/Note.json: weight is shown when ghost …, which is not a property; did you mean shown, title, colour?',
  ],
  [
    'condition-names-value',
    noteWith({ until: { ...day, 'x-show-when': { colour: ['red', 'grey'] } } }),
    `${noteStart} until is shown when colour is grey, which is none of its values; did you mean red, green?`,
  ],
  [
    'condition-names-value',
    noteWith({
      colours: { type: 'array', items: { $ref: 'Colour.json' }, maxItems: 2 },
      until: { ...day, 'x-show-when': { colours: ['blue'] } },
    }),
    `${noteStart} until is shown when colours is blue, which is none of its values; did you mean red, green?`,
  ],
  [
    'condition-names-value',
    noteWith({ until: { ...day, 'x-needed': { shown: 'yes' } } }),
    `${noteStart} until is needed when shown is yes, which is none of its values; did you mean true, false?`,
  ],
  [
    'property-name-is-camel-case',
    noteWith({ 'my motto': text }),
    `${noteStart} my motto is not named like a property: Latin letters and digits, beginning with a small letter (camelCase); what people read stands in locales/`,
  ],
  [
    'property-is-not-the-servers',
    noteWith({ version: text }),
    `${noteStart} version is what the server writes into every record itself; give it another name`,
  ],
  [
    'property-is-not-the-servers',
    noteWith({ roomGid: text }),
    `${noteStart} roomGid is what the server writes into every record itself; give it another name`,
  ],
  [
    'number-has-limits',
    noteWith({ length: { type: 'number', minimum: 0 } }),
    `${noteStart} length is a number without minimum and maximum`,
  ],
  [
    'widget-is-known',
    noteWith({ weight: { type: 'integer', 'x-widget': 'slidr' } }),
    `${noteStart} weight is asked for by slidr, which does not exist; did you mean slider, time, colour, code, yaml, origin, password, offset, textarea?`,
  ],
  [
    'order-names-property',
    noteWith({ until: { ...day, 'x-not-before': 'until' } }),
    `${noteStart} until is not before itself`,
  ],
  [
    'condition-names-property',
    noteWith({
      picture: {
        ...schemaOf('entities/Note').properties?.picture,
        'x-choose-from': { family: 'note', when: { ghost: 1 } },
      },
    }),
    `${noteStart} picture is chosen when ghost …, which is not a property; did you mean shown, title, colour?`,
  ],
  [
    'order-names-property',
    noteWith({ until: { ...day, 'x-not-before': 'ghost' } }),
    `${noteStart} until is not before ghost, which is not a property`,
  ],
  [
    'order-names-property',
    noteWith({ until: { ...day, 'x-not-before': 'weight' } }),
    `${noteStart} until is not before weight: both must be days, moments, times or numbers`,
  ],
  [
    'list-has-simple-entries',
    {
      ...noteWith({ sizes: { type: 'array', items: { $ref: 'Size.json' }, maxItems: 3, 'x-column': true } }),
      'values/Size': object({ width: text }),
    },
    `${noteStart} sizes lists objects; only texts, choices and references are a column or a filter`,
  ],
  [
    'list-speaks-for-entries',
    noteWith({ twins: { type: 'array', items: { ...text, 'x-reference': { family: 'note' } }, maxItems: 3 } }),
    `${noteStart} twins has x-reference in its items, where nothing reads it; it belongs beside them`,
  ],
];

describe('each rule about the words of a property', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files }))).toContain(`${want} (${rule})`);
  });

  it('has a case that fails', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...fieldRules.keys()].sort());
  });

  it('lets two days have an order, and a list of choices be a column and a filter', () => {
    const colours = { type: 'array', items: { $ref: 'Colour.json' }, maxItems: 3, 'x-column': true, 'x-filter': true };
    const files = noteWith({ from: day, until: { ...day, 'x-not-before': 'from' }, colours });
    expect(problemsOf(product({ files }))).toEqual([]);
  });
});
