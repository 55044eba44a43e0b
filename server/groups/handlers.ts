import { panelTypes } from '#generated/panel-types.ts';
import type { Choice, PanelGroup } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { text } from '../ground/texts.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { groupsByMember } from '../queue/group-of.ts';
import { joinGroup, leaveGroup, sortGroup } from './commands.ts';

export const groupHandlers: Handlers<'listGroupModes' | 'listPanelsToJoin' | 'joinGroup' | 'sortGroup' | 'leaveGroup'> =
  {
    listGroupModes: async ({ locale }) => ({
      data: panelTypes
        .filter((type) => type.joinsGroup)
        .map((type) => ({ mode: type.index, type: type.name, name: text(locale, `panelTypes.${type.name}`) })),
    }),
    listPanelsToJoin: async ({ organisationGid, query, services }) => ({
      data: await services.database.query(panelsToJoin(organisationGid, query.groupGid)),
    }),
    joinGroup: async ({ organisationGid, body, write }) =>
      (await write(joinGroup, { organisationGid, ...body })) as unknown as PanelGroup,
    sortGroup: async ({ organisationGid, query, body, write }) =>
      (await write(sortGroup, {
        organisationGid,
        groupGid: query.groupGid,
        gids: body.gids,
      })) as unknown as PanelGroup,
    leaveGroup: async ({ organisationGid, query, write }) =>
      (await write(leaveGroup, {
        organisationGid,
        groupGid: query.groupGid,
        panelGid: query.panelGid,
      })) as unknown as PanelGroup,
  };

/** Yields the panels that are in no group and whose mode the group has, or, without a group, any that may join one. */
function* panelsToJoin(organisationGid: string, groupGid: string | undefined): Generator<Statement, Choice[], unknown> {
  const group = groupGid ? yield* getDocument('group', organisationGid, groupGid) : undefined;
  if (groupGid && !group) throw new Refusal({ code: 'panel_group_not_found', field: 'groupGid' });
  const taken = yield* groupsByMember(organisationGid);
  const panels = yield* listDocuments('panel', organisationGid);
  return panels
    .filter(({ gid, body }) => {
      const type = findPanelType(body.type);
      return type?.joinsGroup && !taken.has(gid) && (!group || group.body.panelMode === type.index);
    })
    .map(({ gid, body }) => ({ gid, name: body.name }));
}
