import { expect, test } from 'vitest';

// A registry of its own: test files share their modules, and what is defined here is in no file.
const alone = '../../../server/database/define-command.ts?alone';
const { commandNamed, defineCommand, writerModules }: typeof import('#server/database/define-command.ts') =
  await import(/* @vite-ignore */ alone);

// biome-ignore lint/correctness/useYield: a command that asks nothing
function* greet({ name }: { name: string }): Generator<never, string, unknown> {
  return `Hello ${name}`;
}

test('a command is found by its name, and its file among those that the writer loads', () => {
  const defined = defineCommand('file:///one.ts', 'greetOnce', greet);
  expect(commandNamed('greetOnce')).toBe(defined);
  expect(writerModules()).toContain('file:///one.ts');
});

test('two files cannot define the same name', () => {
  defineCommand('file:///one.ts', 'greetTwice', greet);
  expect(() => defineCommand('file:///two.ts', 'greetTwice', greet)).toThrow('two commands have the name greetTwice');
});

test('a name that nobody has defined is an error that says what to do', () => {
  expect(() => commandNamed('neverDefined')).toThrow('must be loaded before the database is opened');
});
