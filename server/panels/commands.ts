import type { PanelFilter } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { replaceDocument } from '../documents/write-document.ts';
import type { ApiRecord } from '../families/draft.ts';
import { findRecord } from '../families/find.ts';
import { presentOne } from '../families/present.ts';
import { updateRecords } from '../families/update.ts';
import { newToken } from '../ground/new-token.ts';
import { secretChange } from '../journal/field-diff.ts';
import { noteChange } from '../journal/note-change.ts';
import { revokeTokensOf } from '../security/revoke-tokens.ts';
import { checkHasSources } from './filter.ts';
import { deviceKinds } from './panel-hooks.ts';
import { type KeyPurpose, makeDeviceKeys } from './panel-keys.ts';

/** Command: sets which panels or groups a lobby panel shows. */
export const setPanelSources = defineCommand(
  import.meta.url,
  'setPanelSources',
  function* (
    { organisationGid, filter }: { organisationGid: string; filter: PanelFilter },
    context: Context,
  ): Generator<Statement, PanelFilter, unknown> {
    const place = { family: 'panel', organisationGid } as const;
    checkHasSources(yield* findRecord(place, filter.gid));
    const body = { settings: { sources: filter.sources } };
    const item = { gid: filter.gid, version: filter.version, body };
    const [record] = yield* updateRecords({ ...place, items: [item] }, context);
    return { gid: filter.gid, version: (record as ApiRecord).version, sources: filter.sources };
  },
);

/**
 * Command: gives a panel a new key for one of its purposes, or for each; devices that use the old one lose access at
 * once.
 */
export const rotatePanelKey = defineCommand(
  import.meta.url,
  'rotatePanelKey',
  function* (
    { organisationGid, gid, purpose }: { organisationGid: string; gid: string; purpose?: KeyPurpose | undefined },
    context: Context,
  ): Generator<Statement, ApiRecord, unknown> {
    const panel = yield* findRecord({ family: 'panel', organisationGid }, gid);
    const purposes = purpose ? [purpose] : deviceKinds;
    const secret = purposes.includes('panel') ? newToken() : panel.secret;
    const changed = { ...panel, secret, version: panel.version + 1, updatedAt: context.now };
    yield* makeDeviceKeys(panel, purposes);
    const changes = purposes.filter((one) => one !== 'panel').map((one) => secretChange(`${one}Url`));
    if (purpose && changes.length > 0) {
      const { name } = (panel as Document<'panel'>).body;
      yield* noteChange(context, {
        organisationGid,
        action: 'updated',
        family: 'panel',
        recordGid: gid,
        recordName: name,
        changes,
      });
    }
    yield* revokeTokensOf(organisationGid, purposes, gid);
    yield* replaceDocument(changed, context);
    return yield* presentOne(changed);
  },
);
