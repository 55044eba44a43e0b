import { describe, expect, it } from 'vitest';
import { emitKeywordErrors } from '#codegen/emit/keyword-errors.ts';
import { expand } from '#codegen/expand/expand.ts';
import { errorOfKeyword, errorsOfFields } from '#generated/keyword-errors.ts';
import Colour from '#schemas/values/Colour.json' with { type: 'json' };
import TimeOfDay from '#schemas/values/TimeOfDay.json' with { type: 'json' };
import { product, schemaOf } from '../fixture.ts';

describe('keyword-errors.ts', () => {
  it('holds the table of the catalogue in its order', () => {
    const catalogue = { ...schemaOf('values/ErrorCode'), 'x-keywords': { type: { code: 'not_found', number: true } } };
    expect(emitKeywordErrors(expand(product({ files: { 'values/ErrorCode': catalogue } })))).toContain(
      "const keywordErrors: Readonly<Record<string, Reading>> = { type: { code: 'not_found', number: true } };",
    );
  });

  it('says of a broken shape what the catalogue says of it', () => {
    const { pattern } = TimeOfDay;
    expect(errorOfKeyword({ keyword: 'pattern', schema: { pattern }, value: '25:00' })).toEqual({
      code: 'time_expected',
    });
    expect(errorOfKeyword({ keyword: 'pattern', schema: { pattern: Colour.pattern }, value: 'red' })).toEqual({
      code: 'colour_expected',
    });
    expect(errorOfKeyword({ keyword: 'pattern', schema: { pattern: '^a' }, value: 'b' }).code).not.toBe(
      'time_expected',
    );
  });
});

describe('the error of a keyword', () => {
  it('names the number that the schema says', () => {
    expect(errorOfKeyword({ keyword: 'maxItems', limit: 3, value: [1, 2, 3, 4] })).toEqual({
      code: 'cannot_exceed',
      params: { number: 3 },
    });
  });

  it('says of what a number is a multiple, as a step that is no whole number too', () => {
    expect(errorOfKeyword({ keyword: 'multipleOf', limit: 0.5, value: 1.3 })).toEqual({
      code: 'must_be_multiple_of',
      params: { number: 0.5 },
    });
  });

  it('of what is empty says that it is missing', () => {
    expect(errorOfKeyword({ keyword: 'minItems', limit: 2, value: [] })).toEqual({ code: 'field_required' });
    expect(errorOfKeyword({ keyword: 'minLength', limit: 2, value: '' })).toEqual({ code: 'field_required' });
  });

  it('of what is nothing but blanks says that it is missing, where something must be seen', () => {
    const schema = { minLength: 1, pattern: '\\S' };
    expect(errorOfKeyword({ keyword: 'pattern', schema, value: ' \u3000' })).toEqual({ code: 'field_required' });
    expect(errorOfKeyword({ keyword: 'pattern', schema: { pattern: '^a' }, value: ' ' })).toEqual({
      code: 'pattern_mismatch',
    });
  });

  it('of what counts from one says so', () => {
    const schema = { type: 'integer', minimum: 1 };
    expect(errorOfKeyword({ keyword: 'minimum', limit: 1, schema, value: 0 })).toEqual({
      code: 'must_be_positive_integer',
    });
  });

  it('that the catalogue does not know is that of a wrong value', () => {
    expect(errorOfKeyword({ keyword: 'contains' })).toEqual({ code: 'field_invalid' });
  });
});

describe('the errors of fields', () => {
  const codes = (broken: Parameters<typeof errorsOfFields>[0]) =>
    errorsOfFields(broken).map(({ path, code }) => `${path.join('.')} ${code}`);

  it('are one for each, whichever was found first', () => {
    const [long, odd] = [
      { path: ['a'], keyword: 'maxLength', limit: 3 },
      { path: ['a'], keyword: 'pattern' },
    ];
    expect(codes([long, odd])).toEqual(['a too_long']);
    expect(codes([odd, long])).toEqual(['a too_long']);
  });

  it('leave out what only sums up others, and that a value is not null', () => {
    const inside = { path: ['a', 'b'], keyword: 'format' };
    const around = { path: ['a'], keyword: 'anyOf' };
    const orNull = { path: ['a'], keyword: 'type', schema: { type: 'null' } };
    expect(codes([orNull, inside, around])).toEqual(['a.b format_error']);
    expect(codes([{ path: ['c'], keyword: 'not' }, inside])).toEqual(['a.b format_error', 'c field_invalid']);
  });
});
