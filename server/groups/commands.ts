import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { ApiRecord } from '../families/draft.ts';
import { checkWholeOrder } from '../families/sort.ts';
import { updateRecords } from '../families/update.ts';

interface GroupArgument {
  readonly organisationGid: string;
  readonly groupGid: string;
}

/** Command: lets a panel join a group, at the end of its order. */
export const joinGroup = defineCommand(
  import.meta.url,
  'joinGroup',
  function* (
    { panelGid, ...argument }: GroupArgument & { panelGid: string },
    context: Context,
  ): Generator<Statement, ApiRecord, unknown> {
    const group = yield* findGroup(argument);
    yield* findPanel(argument.organisationGid, panelGid);
    if (group.body.members.includes(panelGid)) throw new Refusal({ code: 'panel_already_in_group', field: 'panelGid' });
    return yield* withPathOf('panelGid', setMembers(group, [...group.body.members, panelGid], context));
  },
);

/** Command: lets a panel leave its group; the last one stays, for a group has at least one. */
export const leaveGroup = defineCommand(
  import.meta.url,
  'leaveGroup',
  function* (
    { panelGid, ...argument }: GroupArgument & { panelGid: string },
    context: Context,
  ): Generator<Statement, ApiRecord, unknown> {
    const group = yield* findGroup(argument);
    yield* findPanel(argument.organisationGid, panelGid);
    const members = group.body.members.filter((gid) => gid !== panelGid);
    if (members.length === group.body.members.length)
      throw new Refusal({ code: 'panel_not_in_group', field: 'panelGid' });
    if (members.length === 0) throw new Refusal({ code: 'group_needs_panel', field: 'panelGid' });
    return yield* setMembers(group, members, context);
  },
);

/** Command: sets the order of a group's panels. */
export const sortGroup = defineCommand(
  import.meta.url,
  'sortGroup',
  function* (
    { gids, ...argument }: GroupArgument & { gids: readonly string[] },
    context: Context,
  ): Generator<Statement, ApiRecord, unknown> {
    const group = yield* findGroup(argument);
    checkWholeOrder(gids, group.body.members);
    return yield* setMembers(group, gids, context);
  },
);

function* findGroup({ organisationGid, groupGid }: GroupArgument): Generator<Statement, Document<'group'>, unknown> {
  const group = yield* getDocument('group', organisationGid, groupGid);
  if (!group) throw new Refusal({ code: 'panel_group_not_found', field: 'groupGid' });
  return group;
}

function* findPanel(organisationGid: string, gid: string): Generator<Statement, void, unknown> {
  if (!(yield* getDocument('panel', organisationGid, gid))) throw new Refusal({ code: 'not_found', field: 'panelGid' });
}

function* setMembers(group: Document<'group'>, members: readonly string[], context: Context) {
  const { organisationGid, gid } = group;
  const item = { gid, body: { members } };
  const [record] = yield* updateRecords({ family: 'group', organisationGid, items: [item] }, context);
  return record as ApiRecord;
}

/** A refusal about the new member (`members.4`) speaks of the field that this call has. */
function* withPathOf<A>(field: string, step: Generator<Statement, A, unknown>): Generator<Statement, A, unknown> {
  try {
    return yield* step;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(
      error.entries.map((entry) => ({ ...entry, field })),
      error.current,
    );
  }
}
