import { describe, expect, it } from 'vitest';
import { uploadRules } from '#codegen/check/upload-rules.ts';
import type { Schema } from '#codegen/schema.ts';
import type { UploadWords } from '#codegen/schema-words.ts';
import { type Files, noteStart, noteWith, object, problemsOf, product, text } from '../fixture.ts';

const picture = (words: Partial<UploadWords>, more: Schema = {}): Files =>
  noteWith({
    picture: {
      type: 'string',
      maxLength: 100,
      'x-upload': { accept: ['image/png'], extensions: ['png'], maxBytes: 'imageFileBytes', ...words },
      ...more,
    },
  });

const cases: [rule: string, files: Files, want: string][] = [
  [
    'upload-names-limit',
    noteWith({ picture: { ...text, 'x-upload': { accept: [], extensions: [], maxBytes: 'ghost' } } }),
    `${noteStart} picture has the limit ghost, which is not in Limits.json`,
  ],
  [
    'upload-names-limit',
    noteWith({ picture: { ...text, 'x-upload': { accept: [], extensions: [] } as unknown as UploadWords } }),
    `${noteStart} picture is a file without maxBytes in its x-upload`,
  ],
  [
    'upload-names-limit',
    {
      ...picture({ maxBytes: 'imageMs' }),
      'values/Limits': object({
        imageFileBytes: { type: 'integer', const: 1000 },
        imageMs: { type: 'integer', const: 1000 },
      }),
    },
    `${noteStart} picture has the limit imageMs, which is not the size of a file; did you mean imageFileBytes?`,
  ],
  [
    'upload-can-be-recognised',
    picture({ accept: ['image/jpg'], extensions: ['jpg'] }),
    `${noteStart} picture accepts image/jpg, which the server cannot tell by a file's first bytes; all would be refused; did you mean image/jpeg, image/bpg, image/jp2?`,
  ],
  [
    'upload-can-be-recognised',
    picture({ extensions: ['.png'] }),
    `${noteStart} picture accepts names that end in .png, which the server does not know; an ending has small letters and no dot; did you mean png, apng, jpg?`,
  ],
  [
    'upload-holds-address',
    picture({}, { maxLength: 20 }),
    `${noteStart} picture holds the address of its file: a string with a maxLength of 80 or more, and no pattern`,
  ],
  [
    'upload-is-of-no-patient',
    picture({}, { 'x-personal': true }),
    `${noteStart} picture is a file of a patient, and anyone who knows its address could read it`,
  ],
];

describe('the rules of files', () => {
  it.each(cases)('%s', (rule, files, want) => {
    expect(problemsOf(product({ files }))).toContain(`${want} (${rule})`);
  });

  it('have a case each', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...uploadRules.keys()].sort());
  });
});
