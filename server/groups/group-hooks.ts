import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { checkCounterNames } from '../panels/check-counter-names.ts';
import { checkNobodyIsCalled, checkNobodyWaits, checkNotServing } from '../panels/check-not-busy.ts';
import { forgetSource } from '../panels/forget-references.ts';
import { groupOf } from '../queue/group-of.ts';
import { restartUnused } from '../queue/restart-unused.ts';
import { takeBackOfRoom } from '../queue/take-back-reserved.ts';

/**
 * Groups: their panels are of the group's mode, which may join groups, and each is in this group only. A counter that
 * is serving keeps its queue: it can neither join, leave nor lose its group before it has signed off; nor may a queue
 * go while somebody waits in it.
 */
export const groupHooks: FamilyHooks = {
  /** The mode of the first panel, where none was chosen. */
  *complete(draft) {
    if (draft.body.panelMode !== undefined) return draft;
    const [first] = (draft.body.members ?? []) as string[];
    const panel = first && (yield* getDocument('panel', draft.organisationGid, first));
    return panel ? { ...draft, body: { ...draft.body, panelMode: panel.body.panelMode } } : draft;
  },

  *check(draft, before, context) {
    const members = (draft.body.members ?? []) as string[];
    if (members.length === 0) throw new Refusal({ code: 'group_needs_panel', field: 'members' });
    const previous = before ? (before as Document<'group'>).body.members : [];
    for (const [index, gid] of members.entries()) yield* checkMember(draft, gid, `members.${index}`);
    yield* checkCounterNames(draft.organisationGid, members, (index) => `members.${index}`);
    for (const gid of members.filter((member) => !previous.includes(member))) {
      yield* checkNotServing(gid);
      yield* checkNobodyWaits({ organisationGid: draft.organisationGid, gid }, context);
      yield* checkNobodyIsCalled(gid);
    }
    for (const gid of previous.filter((member) => !members.includes(member))) yield* checkNotServing(gid);
    return draft;
  },

  *afterChange(document, before, context) {
    const [members, previous] = [document, before].map((one) => (one as Document<'group'>).body.members);
    for (const gid of previous!.filter((member) => !members!.includes(member))) {
      yield* takeBackOfRoom(document, gid, context);
    }
    yield* restartUnused(document as Document<'group'>, before as Document<'group'>, context);
  },

  settlesReferences: true,

  *beforeRemove(document, context) {
    for (const gid of (document as Document<'group'>).body.members) yield* checkNotServing(gid);
    yield* checkNobodyWaits(document, context);
    yield* checkNobodyIsCalled(document.gid);
    yield* forgetSource(document, context);
  },
};

function* checkMember(draft: Draft, gid: string, field: string): Generator<Statement, void, unknown> {
  const panel = yield* getDocument('panel', draft.organisationGid, gid);
  if (!panel) throw new Refusal({ code: 'reference_not_found', field });
  const type = findPanelType(panel.body.type);
  if (!type?.joinsGroup || type.index !== draft.body.panelMode) {
    throw new Refusal({ code: 'panel_mode_not_for_group', field });
  }
  const group = yield* groupOf(draft.organisationGid, gid);
  if (group && group.gid !== draft.gid) throw new Refusal({ code: 'panel_already_in_group', field });
}
