import type { VoicePart } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { refuseAsUsed } from '../families/check-unused.ts';
import type { Draft } from '../families/draft.ts';
import type { FamilyHooks } from '../families/hooks.ts';

/** What each source of a voice needs; the others' fields are dropped. */
const needed = { file: 'file', text: 'text', url: 'url' } as const;

/** Voices of the bank: what the source asks for is there, and a voice that a group speaks stays. */
export const voiceHooks: FamilyHooks = {
  *check(draft) {
    const wanted = needed[draft.body.source as keyof typeof needed];
    if (!draft.body[wanted]) {
      throw new Refusal({ code: wanted === 'file' ? 'upload_missing' : 'field_required', field: wanted });
    }
    return without(
      draft,
      Object.values(needed).filter((name) => name !== wanted),
    );
  },
  *beforeRemove(voice) {
    for (const group of yield* listDocuments('voiceGroup', voice.organisationGid)) {
      if (group.body.parts.some((part) => part.voice === voice.gid)) yield* refuseAsUsed(voice, group);
    }
  },
};

/** Parts of a panel's call: a custom part names its voice, the others speak for themselves. */
export const panelVoiceHooks: FamilyHooks = {
  // biome-ignore lint/correctness/useYield: nothing to ask the database; the voice is a reference, checked as such
  *check(draft) {
    if (draft.body.type !== 'custom') return without(draft, ['voice']);
    if (!draft.body.voice) throw new Refusal({ code: 'field_required', field: 'voice' });
    return draft;
  },
};

/** Voice groups: the same for each of their parts. */
export const voiceGroupHooks: FamilyHooks = {
  *check(draft) {
    const parts: VoicePart[] = [];
    for (const [index, part] of (draft.body.parts as VoicePart[]).entries()) {
      parts.push(yield* checkPart(draft.organisationGid, part, `parts.${index}.voice`));
    }
    return { ...draft, body: { ...draft.body, parts } };
  },
};

function* checkPart(
  organisationGid: string,
  { type, voice }: VoicePart,
  field: string,
): Generator<Statement, VoicePart, unknown> {
  if (type !== 'custom') return { type };
  if (!voice) throw new Refusal({ code: 'field_required', field });
  if (!(yield* getDocument('voice', organisationGid, voice))) throw new Refusal({ code: 'reference_not_found', field });
  return { type, voice };
}

function without(draft: Draft, names: readonly string[]): Draft {
  return { ...draft, body: Object.fromEntries(Object.entries(draft.body).filter(([key]) => !names.includes(key))) };
}
