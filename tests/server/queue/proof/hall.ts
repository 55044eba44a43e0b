import type { QueuePolicy } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import { insertDocument } from '#server/documents/write-document.ts';
import type { Hospital } from '../hospital.ts';
import { type Counter, counters, firstNumber, type Owner, type Turns, urgentTag } from './step.ts';

/** Builds the hall of the steps in an organisation of its own, in a database that may be open meanwhile. */
export function buildHall(hospital: Hospital, organisationGid: string, queuePolicy: QueuePolicy, turns: Turns): void {
  const gid = (name: string) => `${organisationGid}-${name}`;
  const body = JSON.stringify({
    gid: organisationGid,
    name: '安和綜合醫院',
    type: 'clinic',
    queuePolicy,
    priorityTags: [urgentTag],
  });
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('${organisationGid}', '${organisationGid}', '${body}', 1, '', '', 0, 0);
    INSERT INTO log_head (organisation_gid, epoch, seq) VALUES ('${organisationGid}', 'epoch1', 0)`);
  const all: [family: 'panel' | 'group' | 'staff', name: string, body: object][] = [
    panel('desk1', { callingMode: 3, roomCode: 'DESK' }),
    panel('desk2', { callingMode: 3 }),
    panel('desk3', { callingMode: 3 }),
    panel('room', { callingMode: 1, roomCode: 'ROOM' }),
    panel('listless', { callingMode: 0, roomCode: 'LISTLESS', maximumCalls: 8 }),
    panel('reserved', { callingMode: 2, roomCode: 'RESERVED' }),
    panel('xray', { callingMode: 1, roomCode: 'XRAY', type: 'radiologyXrayRoomPanel' }),
    panel('machine', { callingMode: -1 }),
    ['group', 'billing', { name: '批價', startingNumber: firstNumber, members: ['desk1', 'desk2', 'desk3'].map(gid) }],
    ...[...counters, 'float'].map((who): ['staff', string, object] => [
      'staff',
      `nurse-${who}`,
      { staffId: who, name: who, panels: [], ...(who === 'desk1' && { resetsAll: true }) },
    ]),
  ];
  hospital.run(function* (context) {
    for (const [family, name, body] of all) {
      const also = family === 'panel' ? alsoCalls(turns[name as Counter] ?? [], gid) : {};
      const row = {
        family,
        organisationGid,
        gid: gid(name),
        parentGid: '',
        position: 0,
        body: { ...body, ...also } as never,
      };
      yield* insertDocument({ ...row, secret: null, version: 1, createdAt: 0, updatedAt: 0 }, context);
    }
  });
}

function alsoCalls(owners: readonly Owner[], gid: (name: string) => string): object {
  return {
    alsoCalls: owners.filter((owner) => owner !== 'billing').map(gid),
    alsoCallsGroups: owners.filter((owner) => owner === 'billing').map(gid),
  };
}

function panel(name: string, body: object): ['panel', string, object] {
  return ['panel', name, { type: 'defaultPanel', settings: {}, name, startingNumber: firstNumber, ...body }];
}

/** The family of queue calls that a counter is called by. */
export function variantOf(counter: Counter): QueueVariant {
  if (counter === 'xray') return 'inspection';
  return counter.startsWith('desk') ? 'generic' : 'clinic';
}
