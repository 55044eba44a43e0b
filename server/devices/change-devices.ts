import type { Changed, FieldChange, PairedDevice } from '#generated/shapes.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { noteChange } from '../journal/note-change.ts';
import { checkPanel } from './check-panel.ts';
import { readDevice } from './device.ts';

interface ChangeArgument {
  readonly organisationGid: string;
  readonly gids: readonly string[];
  readonly panelGid?: string | undefined;
  readonly name?: string | undefined;
}

/**
 * Command: moves devices to another panel, or names them. The tokens of a device that moves end, which is how it
 * notices: it asks for its place and goes there.
 * @throws Refusal 404 for a device that is not the organisation's, reference_not_found for such a panel
 */
export const changeDevices = defineCommand(
  import.meta.url,
  'changeDevices',
  function* (
    { organisationGid, gids, panelGid, name }: ChangeArgument,
    context: Context,
  ): Generator<Statement, Changed, unknown> {
    if (panelGid !== undefined) yield* checkPanel(organisationGid, panelGid);
    let count = 0;
    for (const before of yield* devicesNamed(organisationGid, gids)) {
      const changes: FieldChange[] = [];
      if (panelGid !== undefined && panelGid !== before.panelGid) {
        yield* run('device', 'UPDATE device SET panel_gid = ? WHERE gid = ?', panelGid, before.gid);
        yield* leavePanel(before.gid);
        changes.push({ field: 'panelGid', before: JSON.stringify(before.panelGid), after: JSON.stringify(panelGid) });
      }
      if (name !== undefined && name !== before.name) {
        yield* run('device', 'UPDATE device SET name = ? WHERE gid = ?', name, before.gid);
        yield* run('screen', 'UPDATE screen SET changed_at = ? WHERE device_gid = ?', context.now, before.gid);
        changes.push({ field: 'name', before: JSON.stringify(before.name), after: JSON.stringify(name) });
      }
      if (changes.length === 0) continue;
      count += 1;
      yield* note(context, organisationGid, 'updated', before, changes);
    }
    return { count };
  },
);

/**
 * Command: ends the pairing of devices. Their keys open nothing any more, and each shows a code again.
 * @throws Refusal 404 for a device that is not the organisation's
 */
export const unpairDevices = defineCommand(
  import.meta.url,
  'unpairDevices',
  function* (
    { organisationGid, gids }: Pick<ChangeArgument, 'organisationGid' | 'gids'>,
    context: Context,
  ): Generator<Statement, Changed, unknown> {
    const devices = yield* devicesNamed(organisationGid, gids);
    for (const device of devices) {
      yield* run('device', 'DELETE FROM device WHERE gid = ?', device.gid);
      yield* run('launcher', 'DELETE FROM launcher WHERE device_gid = ?', device.gid);
      yield* leavePanel(device.gid);
      yield* note(context, organisationGid, 'deleted', device);
    }
    return { count: devices.length };
  },
);

function* devicesNamed(
  organisationGid: string,
  gids: readonly string[],
): Generator<Statement, PairedDevice[], unknown> {
  const found: PairedDevice[] = [];
  for (const [index, gid] of [...new Set(gids)].entries()) {
    const device = yield* readDevice(organisationGid, gid);
    if (!device) throw new Refusal({ code: 'not_found', field: `gids.${index}` });
    found.push(device);
  }
  return found;
}

/** Ends what a device may do at its panel, and what is known of it there. */
function* leavePanel(deviceGid: string): Generator<Statement, void, unknown> {
  yield* run('screen', 'DELETE FROM screen WHERE device_gid = ?', deviceGid);
  yield* run('token', 'DELETE FROM token WHERE device_gid = ?', deviceGid);
}

function* note(
  context: Context,
  organisationGid: string,
  action: 'updated' | 'deleted',
  { gid, name, panelName }: PairedDevice,
  changes: FieldChange[] = [],
): Generator<Statement, void, unknown> {
  const recordName = name || panelName;
  yield* noteChange(context, { organisationGid, action, family: 'device', recordGid: gid, recordName, changes });
}
