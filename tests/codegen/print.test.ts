import { describe, expect, it } from 'vitest';
import { docComment, literal, printJson, printTypeScript, union } from '#codegen/print.ts';

describe('a literal', () => {
  const cases: [string, unknown, string][] = [
    ['a text in our quotes', 'red', "'red'"],
    ['a text with a quote in it', "it's", '"it\'s"'],
    ['a text with both quotes', `"it's"`, `'"it\\'s"'`],
    ['a text with a line break', 'a\nb', "'a\\nb'"],
    ['an empty list', [], '[]'],
    ['an empty object', {}, '{}'],
    ['keys bare where they can be', { a: 1, 'b-c': 2 }, "{ a: 1, 'b-c': 2 }"],
    ['nothing for what is undefined', { a: undefined, b: null }, '{ b: null }'],
  ];

  it.each(cases)('writes %s', (_, given, want) => {
    expect(literal(given)).toBe(want);
  });

  it('breaks a line that would grow too long, and only that', () => {
    const long = 'x'.repeat(60);
    expect(literal({ a: [1, 2], b: [long, long] })).toBe(
      `{\n  a: [1, 2],\n  b: [\n    '${long}',\n    '${long}',\n  ],\n}`,
    );
  });
});

describe('a file', () => {
  it('of TypeScript begins with the banner and ends with one line break', () => {
    expect(printTypeScript('export const a = 1;\n\n', 'export {};')).toBe(
      '// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.\n\nexport const a = 1;\n\nexport {};\n',
    );
  });

  it('of JSON carries the banner under its first key', () => {
    const text = printJson('$comment', { a: [1] });
    expect(JSON.parse(text)).toEqual({ $comment: expect.stringContaining('Do not edit.'), a: [1] });
    expect(text).toMatch(/^\{ "\$comment": "Generated .*\}\n$/);
  });
});

describe('a union', () => {
  it('of nothing is never', () => {
    expect(union([])).toBe('never');
    expect(union(['a', 1])).toBe("'a' | 1");
  });
});

describe('a comment', () => {
  it('cannot be ended by its text', () => {
    expect(docComment('a */ b')).toBe('/** a * / b */\n');
    expect(docComment(undefined)).toBe('');
  });
});
