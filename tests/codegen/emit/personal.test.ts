import { describe, expect, it } from 'vitest';
import { emitPersonal } from '#codegen/emit/personal.ts';
import { expand } from '#codegen/expand/expand.ts';
import { object, product, text } from '../fixture.ts';

describe('personal.ts', () => {
  it('has what each kind of record says of a patient, and by what of it a patient is found', () => {
    const properties = {
      name: { ...text, minLength: 1, pattern: '\\S', 'x-personal': true },
      card: { ...text, 'x-personal': 'identifier' },
      room: text,
    } as const;
    const visit = object(properties, ['name'], { 'x-entity': { name: 'note', nameKey: 'name' } });
    expect(emitPersonal(expand(product({ files: { 'entities/Note': visit } })))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** What a record says of a patient, by its kind. */
export const personal = { Note: ['name', 'card'] } as const;

/** By which of it a patient is found. */
export const identifying = { Note: ['card'] } as const;
`,
    );
  });
});
