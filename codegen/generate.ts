import { check } from './check/check.ts';
import { emit } from './emit/emit.ts';
import { expand } from './expand/expand.ts';
import { load } from './load.ts';

/** What a run came to: the files of `generated/`, or why there are none. */
export type Outcome = { files: Map<string, string>; problems: [] } | { files: undefined; problems: string[] };

/** Load, check, expand families, emit. Writes nothing. */
export async function generate(root: string): Promise<Outcome> {
  const sources = load(root);
  const problems = check(sources);
  if (problems.length > 0) {
    return { files: undefined, problems };
  }
  return { files: await emit(expand(sources)), problems: [] };
}
