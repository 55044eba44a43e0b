import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMedia } from '#server/media/check-media.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('other', 'other', '{"gid":"other","name":"河岸診所","type":"clinic"}', 1, '', '', 0, 0);`);
});
afterEach(() => hospital.close());

test('what is checked is fetched at once; nothing else of the hospital or of others is', () => {
  const address = 'https://media.example/a.mp4';
  const sources = [
    ['checked', 'demo', 'hfs', address],
    ['elsewhere', 'demo', 'hfs', 'https://media.example/b.mp4'],
    ['other-kind', 'demo', 'ftp', address],
    ['of-others', 'other', 'hfs', address],
  ];
  for (const values of sources)
    hospital.connection.exec(
      `INSERT INTO media_source (gid, organisation_gid, source, address, state, due_at, wanted_at)
       VALUES ('${values.join("', '")}', 'ready', 9999999999999, 0)`,
    );
  hospital.add('media', 'film', { name: '衛教', type: 'video', source: 'hfs', url: address }, 'room101');
  hospital.run((context) => checkMedia({ organisationGid: 'demo', gids: ['film'] }, context));
  expect(hospital.rows('SELECT gid FROM media_source WHERE due_at <= ?', hospital.now)).toEqual([{ gid: 'checked' }]);
});
