import { all, one, run, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { newToken } from '../ground/new-token.ts';

/** What a panel's addresses are for; each has a key of its own (docs/decisions/054-rooms-and-keys.md). */
export type KeyPurpose = 'panel' | 'kiosk' | 'ticketMachine';

/** The purposes beside the screen, whose key is the panel's own secret. */
export const devicePurposes = ['kiosk', 'ticketMachine'] as const satisfies KeyPurpose[];

/** Gives a panel new keys for its devices: for those of one purpose, or of all. */
export function* makeDeviceKeys(
  { gid, organisationGid }: Pick<Document, 'gid' | 'organisationGid'>,
  purposes: readonly KeyPurpose[] = devicePurposes,
): Generator<Statement, void, unknown> {
  for (const purpose of purposes) {
    if (purpose === 'panel') continue;
    yield* run(
      'panel_key',
      `INSERT INTO panel_key (panel_gid, organisation_gid, purpose, key) VALUES (?, ?, ?, ?)
       ON CONFLICT (organisation_gid, panel_gid, purpose) DO UPDATE SET key = excluded.key`,
      gid,
      organisationGid,
      purpose,
      newToken(),
    );
  }
}

/** Takes the keys of a panel's devices away with it. */
export function* forgetDeviceKeys({
  gid,
  organisationGid,
}: Pick<Document, 'gid' | 'organisationGid'>): Generator<Statement, void, unknown> {
  yield* run('panel_key', 'DELETE FROM panel_key WHERE organisation_gid = ? AND panel_gid = ?', organisationGid, gid);
}

/** Yields the key of one of a panel's addresses; '' for none. */
export function* readPanelKey(
  { gid, organisationGid, secret }: Pick<Document, 'gid' | 'organisationGid' | 'secret'>,
  purpose: KeyPurpose,
): Generator<Statement, string, unknown> {
  if (purpose === 'panel') return secret ?? '';
  const row = yield* one<{ key: string }>(
    'panel_key',
    'SELECT key FROM panel_key WHERE organisation_gid = ? AND panel_gid = ? AND purpose = ?',
    organisationGid,
    gid,
    purpose,
  );
  return row?.key ?? '';
}

/** Yields the keys of all devices of an organisation's panels, by panel and purpose. */
export function* readDeviceKeys(
  organisationGid: string,
): Generator<Statement, (panelGid: string, purpose: KeyPurpose) => string, unknown> {
  const rows = yield* all<{ panelGid: string; purpose: string; key: string }>(
    'panel_key',
    'SELECT panel_gid AS "panelGid", purpose, key FROM panel_key WHERE organisation_gid = ?',
    organisationGid,
  );
  const keys = new Map(rows.map(({ panelGid, purpose, key }) => [`${panelGid} ${purpose}`, key]));
  return (panelGid, purpose) => keys.get(`${panelGid} ${purpose}`) ?? '';
}
