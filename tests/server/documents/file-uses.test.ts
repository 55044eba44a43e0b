import '#server/family-hooks.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getDocument } from '#server/documents/get-document.ts';
import { removeDocument } from '#server/documents/write-document.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const family = 'mediaBank';
const hands = `${'a'.repeat(64)}.png`;
const old = `${'b'.repeat(64)}.png`;
const body = { name: '洗手', type: 'image', file: `/files/${hands}` };
let hospital: Hospital;

beforeEach(() => {
  hospital = openHospital();
  for (const name of [hands, old]) {
    hospital.connection.exec(
      `INSERT INTO file (organisation_gid, name, media_type, bytes, original_name, created_at)
       VALUES ('demo', '${name}', 'image/png', 9, '${name}', 0)`,
    );
  }
  hospital.add(family, 'hands', body);
  // As a schema left it that had one more file, which it has lost since.
  hospital.connection.exec(
    `INSERT INTO file_use (organisation_gid, name, gid, property) VALUES ('demo', '${old}', 'hands', 'photo')`,
  );
});
afterEach(() => hospital.close());

const shown = () => hospital.rows<{ name: string }>('SELECT name FROM file_use ORDER BY name').map(({ name }) => name);
const letGo = () =>
  hospital.rows<{ name: string }>('SELECT name FROM file_let_go ORDER BY name').map(({ name }) => name);

test('a file of a property that its schema has lost goes with the next change of the record', () => {
  hospital.change(family, 'hands', { ...body, name: '洗手七步驟' });
  expect([shown(), letGo()]).toEqual([[hands], [old]]);
});

test('it goes too where it was the only file of its kind of record', () => {
  hospital.add('room', 'room9', { code: '109', name: '109 診' });
  hospital.connection.exec("UPDATE file_use SET gid = 'room9' WHERE property = 'photo'");
  hospital.change('room', 'room9', { code: '109', name: '一〇九診' });
  expect([shown(), letGo()]).toEqual([[hands], [old]]);
});

test('a record that goes shows no file any more, nor one of a property that its schema has lost', () => {
  hospital.run(function* (context) {
    const document = yield* getDocument(family, 'demo', 'hands');
    if (document) yield* removeDocument(document, context);
  });
  expect([shown(), letGo()]).toEqual([[], [hands, old]]);
});
