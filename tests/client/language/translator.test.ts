import { describe, expect, test } from 'vitest';
import { CallFailure } from '#client/http/call-failure.ts';
import { failureText } from '#client/language/failure-text.ts';
import { createTranslator } from '#client/language/translator.ts';

const english = createTranslator('en-US', {
  desk: {
    call: 'Call {{ number }}',
    ahead_one: '{{count}} person',
    ahead_other: '{{count}} people',
    age: '{{count}} y',
  },
  errors: { duplicate_name: '“{{name}}” is taken', system_has_some_errors: 'Error {{traceId}}' },
});

describe('a text', () => {
  test('is found by its dotted key and filled in', () => {
    expect(english('desk.call', { number: '024' })).toBe('Call 024');
  });

  test('takes the plural form of its count, where it has any', () => {
    expect(english('desk.ahead', { count: 1 })).toBe('1 person');
    expect(english('desk.ahead', { count: 0 })).toBe('0 people');
    expect(english('desk.age', { count: 1 })).toBe('1 y');
    const chinese = createTranslator('zh-TW', { ahead_other: '{{count}} 位' });
    expect(chinese('ahead', { count: 1 })).toBe('1 位');
  });

  test('shows its key when it is missing', () => {
    expect(english('desk.gone')).toBe('desk.gone');
    expect(english('desk')).toBe('desk');
    expect(english.has('desk.gone')).toBe(false);
  });

  test('of a choice that is gone, or that came with a later version, is what is stored', () => {
    expect(english('values.Gender.female')).toBe('female');
  });
});

describe('a failure in words', () => {
  test('is our own text of each entry, else the server’s', () => {
    const failure = new CallFailure({
      status: 400,
      contents: [
        { code: 'duplicate_name', message: 'server', params: { name: 'A' } },
        { code: 'out_of_range', message: 'The server says so.' },
      ],
    });
    expect(failureText(english, failure)).toBe('“A” is taken The server says so.');
  });

  test('names the trace id where there are no entries', () => {
    expect(failureText(english, new CallFailure({ status: 500, contents: [], traceId: 't7' }))).toBe('Error t7');
  });
});
