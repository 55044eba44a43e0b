import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { createRecords } from '../families/create.ts';
import type { ApiRecord } from '../families/draft.ts';
import { findRecord } from '../families/find.ts';

interface SaveArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly name: string;
}

/** Command: makes a voice group of what a panel says; parts that are switched off are left out. */
export const saveVoiceTemplate = defineCommand(
  import.meta.url,
  'saveVoiceTemplate',
  function* (argument: SaveArgument, context: Context): Generator<Statement, ApiRecord, unknown> {
    const { organisationGid, panelGid, name } = argument;
    yield* findRecord({ family: 'panel', organisationGid }, panelGid);
    const spoken = yield* listDocuments('panelVoice', organisationGid, panelGid);
    const parts = spoken
      .filter(({ body }) => body.enabled !== false)
      .map(({ body: { type, voice } }) => ({ type, ...(voice && { voice }) }));
    if (parts.length === 0) throw new Refusal({ code: 'voice_group_empty', field: 'panelGid' });
    const items = [{ body: { name, parts } }];
    const [group] = yield* createRecords({ family: 'voiceGroup', organisationGid, parentGid: '', items }, context);
    return group as ApiRecord;
  },
);
