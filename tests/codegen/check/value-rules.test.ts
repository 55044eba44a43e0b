import { describe, expect, it } from 'vitest';
import { valueRules } from '#codegen/check/value-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import { type Files, noteStart, noteWith, noteWords, problemsOf, product, text } from '../fixture.ts';

const cases: [rule: string, files: Files, want: string][] = [
  [
    'default-is-allowed',
    noteWith({ weight: { type: 'integer', minimum: 0, maximum: 9, default: 10 } }),
    `${noteStart} properties.weight has a default that it does not allow: 10 must be <= 9`,
  ],
  [
    'default-is-allowed',
    noteWith({ steps: { type: 'array', items: text, maxItems: 1, default: ['a', 'b'] } }),
    `${noteStart} properties.steps has a default that it does not allow: it must NOT have more than 1 items`,
  ],
  [
    'default-is-allowed',
    noteWith({ day: { type: 'string', format: 'date', maxLength: 10, default: 'today' } }),
    `${noteStart} properties.day has a default that it does not allow: "today" must match format "date"`,
  ],
  [
    'example-is-allowed',
    noteWith({ code: { ...text, pattern: '^[A-Z]+$', examples: ['abc'] } }),
    `${noteStart} properties.code has an example that it does not allow: "abc" must match pattern "^[A-Z]+$"`,
  ],
  [
    'example-is-allowed',
    noteWith({}, noteWords({ example: { weight: 99 } })),
    `${noteStart} x-entity has the example weight, which is not allowed: 99 must be <= 9`,
  ],
  [
    'example-is-allowed',
    noteWith({}, noteWords({ example: { ghost: 1 } })),
    `${noteStart} x-entity has the example ghost, which is not a property`,
  ],
  [
    'preset-is-allowed',
    noteWith({}, { 'x-presets': [{ name: 'light', note: { weight: 99 } }] }),
    `${noteStart} x-presets has in light the value weight, which is not allowed: 99 must be <= 9`,
  ],
];

describe('the rules of values that a schema gives itself', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files }))).toContain(`${want} (${rule})`);
  });

  it('leave alone what refers to no shape, which is said by itself', () => {
    const list: Schema = { type: 'array', items: { $ref: 'Ghost.json' }, maxItems: 1, default: ['a'] };
    expect(problemsOf(product({ files: noteWith({ steps: list }) })).join()).toContain('(ref-exists)');
  });

  it('have a case each', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...valueRules.keys()].sort());
  });
});
