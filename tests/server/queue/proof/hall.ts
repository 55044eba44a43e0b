import { insertDocument } from '#server/documents/write-document.ts';
import type { Hospital } from '../hospital.ts';
import { firstNumber } from './step.ts';

/** Builds the hall of the steps in an organisation of its own, in a database that may be open meanwhile. */
export function buildHall(hospital: Hospital, organisationGid: string): void {
  const gid = (name: string) => `${organisationGid}-${name}`;
  const body = JSON.stringify({ gid: organisationGid, name: '安和綜合醫院', type: 'clinic', priorityTags: ['敬老'] });
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('${organisationGid}', '${organisationGid}', '${body}', 1, '', '', 0, 0);
    INSERT INTO log_head (organisation_gid, epoch, seq) VALUES ('${organisationGid}', 'epoch1', 0)`);
  const add = (family: 'panel' | 'group' | 'staff', name: string, body: object) =>
    hospital.run((context) =>
      insertDocument(
        {
          family,
          organisationGid,
          gid: gid(name),
          parentGid: '',
          position: 0,
          body: body as never,
          secret: null,
          version: 1,
          createdAt: 0,
          updatedAt: 0,
        },
        context,
      ),
    );
  const panel = (name: string, body: object) =>
    add('panel', name, { type: 'defaultPanel', settings: {}, name, ...body });
  panel('desk1', { callingMode: 3, roomCode: 'DESK' });
  panel('desk2', { callingMode: 3 });
  panel('desk3', { callingMode: 3 });
  panel('room', { callingMode: 1, roomCode: 'ROOM' });
  panel('machine', { callingMode: -1 });
  const members = ['desk1', 'desk2', 'desk3'].map(gid);
  add('group', 'billing', { name: '批價', startingNumber: firstNumber, members });
  for (const who of ['desk1', 'desk2', 'desk3', 'room'])
    add('staff', `nurse-${who}`, { staffId: who, name: who, panels: [] });
}
