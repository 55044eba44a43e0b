import { families } from '#generated/families.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { ApiRecord, Collection } from './draft.ts';
import { updateRecords } from './update.ts';

export interface ToggleArgument extends Collection {
  readonly gid: string;
  readonly enabled: boolean;
  readonly version?: number | undefined;
}

/** Command: switches one record on or off and answers it. */
export const toggleRecord = defineCommand(
  import.meta.url,
  'toggleRecord',
  function* (argument: ToggleArgument, context: Context): Generator<Statement, ApiRecord, unknown> {
    const { family, organisationGid, gid, enabled, version } = argument;
    const body = { [families[family].enabledKey ?? 'enabled']: enabled };
    const [record] = yield* updateRecords({ family, organisationGid, items: [{ gid, version, body }] }, context);
    return record as ApiRecord;
  },
);
