import type { PairedDevice } from '#generated/shapes.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { newGid } from '../ground/new-gid.ts';
import { noteChange } from '../journal/note-change.ts';
import { checkPanel } from './check-panel.ts';
import { readDevice } from './device.ts';
import { isShown, type ShownCode } from './is-shown.ts';

interface PairArgument {
  readonly organisationGid: string;
  readonly code: string;
  readonly panelGid: string;
  readonly name: string;
}

/**
 * Command: lets the device that shows a code work at a panel. The code is used up, and what was its key to ask with
 * opens the panel from now on.
 * @throws Refusal pairing_code_invalid for a code that no device shows, that has expired or that was used
 */
export const pairDevice = defineCommand(
  import.meta.url,
  'pairDevice',
  function* (
    { organisationGid, code, panelGid, name }: PairArgument,
    context: Context,
  ): Generator<Statement, PairedDevice, unknown> {
    yield* checkPanel(organisationGid, panelGid);
    const { now } = context;
    const offer = yield* one<ShownCode & { keyHash: string; kind: string; engine: string }>(
      'pairing',
      'SELECT key_hash AS "keyHash", kind, engine, expires_at AS "expiresAt", asked_at AS "askedAt" FROM pairing WHERE code = ?',
      code,
    );
    if (!offer || !isShown(offer, now)) throw new Refusal({ code: 'pairing_code_invalid', field: 'code' });
    const gid = newGid();
    yield* run('pairing', 'DELETE FROM pairing WHERE key_hash = ?', offer.keyHash);
    yield* run(
      'device',
      `INSERT INTO device (gid, organisation_gid, kind, panel_gid, name, key_hash, engine, paired_at, seen_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      gid,
      organisationGid,
      offer.kind,
      panelGid,
      name,
      offer.keyHash,
      offer.engine,
      now,
      now,
    );
    const device = (yield* readDevice(organisationGid, gid)) as PairedDevice;
    const recordName = name || device.panelName;
    yield* noteChange(context, { organisationGid, action: 'created', family: 'device', recordGid: gid, recordName });
    return device;
  },
);
