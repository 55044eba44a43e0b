import type { Context, Statement } from '../database/command.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';
import { groupHooks } from '../groups/group-hooks.ts';
import { proxyLaunchHooks } from '../launcher/proxy-launch-hooks.ts';
import { versionHooks } from '../launcher/version-hooks.ts';
import { mediaHooks } from '../media/media-hooks.ts';
import { mediaBankHooks } from '../media-bank/media-bank-hooks.ts';
import { panelHooks } from '../panels/panel-hooks.ts';
import { staffHooks } from '../staff/staff-hooks.ts';
import { panelVoiceHooks, voiceGroupHooks, voiceHooks } from '../voices/voice-hooks.ts';
import type { Draft } from './draft.ts';

type Step<A> = Generator<Statement, A, unknown>;

/**
 * Where a family differs from the others. All steps run in the writer's transaction; each is optional, and a family
 * without hooks needs no TypeScript.
 */
export interface FamilyHooks {
  /** Fills in what a new record gets beyond the defaults. `variant` is the path's, such as the panel type. */
  complete?(draft: Draft, variant: string | undefined): Step<Draft>;
  /** Refuses what the shape alone cannot know. `before` is undefined for a new record. */
  check?(draft: Draft, before: Document | undefined, context: Context, variant: string | undefined): Step<Draft>;
  /** Refuses the removal, or tidies up what hung on the record. */
  beforeRemove?(document: Document, context: Context): Step<void>;
  /** Follows a change, in the same transaction. */
  afterChange?(document: Document, before: Document, context: Context): Step<void>;
  /** Computed fields of records as the API answers them, by gid. */
  present?(organisationGid: string, documents: readonly Document[]): Step<Map<string, Record<string, unknown>>>;
  /** SQL for filters on computed fields; the document is `d`. */
  filters?: Readonly<Record<string, string>>;
}

export const hooks: { readonly [F in DocumentFamily]?: FamilyHooks } = {
  panel: panelHooks,
  group: groupHooks,
  media: mediaHooks,
  staff: staffHooks,
  panelVoice: panelVoiceHooks,
  voice: voiceHooks,
  voiceGroup: voiceGroupHooks,
  mediaBank: mediaBankHooks,
  version: versionHooks,
  proxyLaunch: proxyLaunchHooks,
};
