import type { Services } from '../call/services.ts';
import type { Context, Statement } from '../database/command.ts';
import { loadInWriter } from '../database/define-command.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';
import type { Draft, NewItem } from './draft.ts';

type Step<A> = Generator<Statement, A, unknown>;

/**
 * Where a family differs from the others. All steps but `prepare` run in the writer's transaction; each is optional, and
 * a family without hooks needs no TypeScript.
 */
export interface FamilyHooks {
  /**
   * Does what takes its time with a record on its way to the writer, which must never wait: hashes, reads YAML. The gid
   * is that of a record that is changed.
   */
  prepare?(item: NewItem & { gid?: string }, organisationGid: string, services: Services): Promise<NewItem>;
  /** Fills in what a new record gets beyond the defaults. `variant` is the path's, such as the panel type. */
  complete?(draft: Draft, variant: string | undefined): Step<Draft>;
  /** Refuses what the shape alone cannot know. `before` is undefined for a new record. */
  check?(draft: Draft, before: Document | undefined, context: Context, variant: string | undefined): Step<Draft>;
  /**
   * Refuses what a command as a whole may not leave behind, or follows a new record; asked of each record once all are
   * written, so that two may change places.
   */
  settle?(document: Document, before: Document | undefined, context: Context): Step<void>;
  /** Whether beforeRemove says what becomes of references to the record; else one that is used is not removed. */
  readonly settlesReferences?: true;
  /** Refuses the removal, or tidies up what hung on the record. */
  beforeRemove?(document: Document, context: Context): Step<void>;
  /** Forgets what a removed record would have again if it came back, once it cannot any more. */
  letGo?(document: Document, context: Context): Step<void>;
  /** Follows a change, in the same transaction. */
  afterChange?(document: Document, before: Document, context: Context): Step<void>;
  /** Computed fields of records as the API answers them, by gid. */
  present?(organisationGid: string, documents: readonly Document[]): Step<Map<string, Record<string, unknown>>>;
  /** SQL for filters on computed fields; the document is `d`. */
  filters?: Readonly<Record<string, string>>;
}

/** Which families differ, and where. */
export type HooksOfFamilies = { readonly [F in DocumentFamily]?: FamilyHooks };

let provided: HooksOfFamilies | undefined;
const none: FamilyHooks = {};

/**
 * Says once, from the top of the server, where families differ: what all of them share knows none of them by name.
 * @param module the `import.meta.url` of the file that says it; the writer's thread loads it too
 */
export function provideHooks(module: string, hooks: HooksOfFamilies): void {
  provided = hooks;
  loadInWriter(module);
}

/** @throws Error before provideHooks: a family without its hooks would skip its checks */
export function hooksOf(family: DocumentFamily): FamilyHooks {
  if (!provided) throw new Error('the hooks of the families are not provided: load server/family-hooks.ts');
  return provided[family] ?? none;
}

/** The step of a family that has none. */
export function* nothing(): Step<void> {}
