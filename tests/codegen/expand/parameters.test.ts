import { describe, expect, it } from 'vitest';
import { expand } from '#codegen/expand/expand.ts';
import { filterParameters } from '#codegen/expand/parameters.ts';
import type { Shape } from '#codegen/model.ts';
import { object, product, text } from '../fixture.ts';

describe('what a list is narrowed by', () => {
  it('is kept out of the log of reads where it says who a patient is: a text or a day, no choice', () => {
    const properties = {
      title: { ...text, minLength: 1, pattern: '\\S' },
      phone: { ...text, 'x-personal': true, 'x-filter': true },
      born: { type: 'string', format: 'date', minLength: 10, maxLength: 10, 'x-personal': true, 'x-filter': true },
      colour: { $ref: 'Colour.json', 'x-personal': true },
      wing: { ...text, 'x-filter': true },
    } as const;
    const note = object(properties, ['title'], { 'x-entity': { name: 'note', nameKey: 'title' } });
    const { shapes } = expand(product({ files: { 'entities/Note': note } }));
    const says = filterParameters(shapes.get('Note') as Shape).filter(({ schema }) => schema['x-personal']);
    expect(says.map(({ name }) => name)).toEqual(['phone', 'born']);
  });
});
