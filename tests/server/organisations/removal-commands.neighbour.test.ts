/** What an organisation that is given up has in common with others: they keep their share. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { enqueueJob } from '#server/jobs/commands.ts';
import { giveUpHalfSeeded, removeFilePortion } from '#server/organisations/removal-commands.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('other', 'other', '{"gid":"other","name":"河岸診所","type":"clinic"}', 1, '', '', 0, 0);`);
});
afterEach(() => hospital.close());

test('jobs of others go on', () => {
  for (const organisationGid of ['demo', 'other'])
    hospital.run((context) =>
      enqueueJob(
        {
          organisationGid,
          kind: 'report',
          argument: { type: 'clerkDaily', from: today, to: today },
          notify: false,
        },
        context,
      ),
    );
  hospital.run((context) => giveUpHalfSeeded({ gid: 'other' }, context));
  expect(hospital.rows('SELECT organisation_gid AS gid, state FROM job ORDER BY organisation_gid')).toEqual([
    { gid: 'demo', state: 'enqueue' },
    { gid: 'other', state: 'cancel' },
  ]);
});

test('a file that others have too stays theirs', () => {
  const files = [
    ['demo', 'shared.mp4'],
    ['demo', 'own.mp4'],
    ['other', 'shared.mp4'],
    ['other', 'rest.mp4'],
  ];
  for (const [gid, name] of files)
    hospital.connection.exec(
      `INSERT INTO file (organisation_gid, name, media_type, bytes, original_name, created_at)
       VALUES ('${gid}', '${name}', 'video/mp4', 1, '${name}', 0)`,
    );
  hospital.run((context) => giveUpHalfSeeded({ gid: 'other' }, context));
  const removed = hospital.run(() => removeFilePortion({ organisationGid: 'other', rows: 1 }));
  expect(removed).toEqual(['rest.mp4']);
  expect(hospital.run(() => removeFilePortion({ organisationGid: 'other', rows: 9 }))).toEqual(['shared.mp4']);
  expect(hospital.rows('SELECT organisation_gid AS gid, name FROM file ORDER BY name')).toEqual([
    { gid: 'demo', name: 'own.mp4' },
    { gid: 'demo', name: 'shared.mp4' },
  ]);
});
