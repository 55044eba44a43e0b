import type { Command } from './command.ts';

/** A command that can be named: the writer may live in another thread, to which only names and values can be sent. */
export interface Defined {
  readonly commandName: string;
}

/** Any command, to be passed on. */
// biome-ignore lint/suspicious/noExplicitAny: a command's argument is its own; `never` would refuse every call.
export type AnyCommand = Command<any, unknown> & Defined;
export type ArgumentOf<C extends AnyCommand> = Parameters<C>[0];
export type AnswerOf<C extends AnyCommand> = ReturnType<C> extends Generator<unknown, infer A, unknown> ? A : never;

interface Registered {
  readonly module: string;
  readonly command: AnyCommand;
}

const registry = new Map<string, Registered>();

/**
 * Makes a generator a command that `database.write` and `call.write` take by reference; it can still be run by itself
 * or within another. Commands are defined while modules load, before a database is opened.
 * @param module the `import.meta.url` of the file that defines it: the writer's thread loads it from there
 * @param commandName unique among all commands, and the name of its constant
 * @throws Error if another file has defined a command of that name
 */
export function defineCommand<Run extends (...parameters: never[]) => Generator>(
  module: string,
  commandName: string,
  run: Run,
): Run & Defined {
  const known = registry.get(commandName);
  if (known && known.module !== module) {
    throw new Error(`two commands have the name ${commandName}: in ${known.module} and in ${module}`);
  }
  const command = Object.assign(run, { commandName });
  registry.set(commandName, { module, command: command as unknown as AnyCommand });
  return command;
}

const alsoLoaded = new Set<string>();

/** Has the writer's thread load a file that commands rely on, beside those that define them. */
export function loadInWriter(module: string): void {
  alsoLoaded.add(module);
}

/** The files that the writer's thread must load to know every command defined so far, as URLs. */
export function writerModules(): string[] {
  return [...new Set([...[...registry.values()].map(({ module }) => module), ...alsoLoaded])];
}

/** @throws Error if no file that is loaded here has defined it */
export function commandNamed(name: string): AnyCommand {
  const found = registry.get(name);
  if (!found) throw new Error(`no command has the name ${name}: its file must be loaded before the database is opened`);
  return found.command;
}
