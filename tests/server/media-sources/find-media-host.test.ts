import { expect, test } from 'vitest';
import { mp4 } from '../small-clinic.ts';
import { openMediaHall } from './media-hall.ts';

test('where the operator lists no network, nothing private is called', async () => {
  const hall = await openMediaHall('');
  await hall.begin();
  hall.store.files.set('/a.mp4', { bytes: mp4('a') });
  const { port } = new URL(hall.store.url('/'));
  const addresses = [
    hall.store.url('/a.mp4'),
    `http://localhost:${port}/a.mp4`,
    `http://[::1]:${port}/a.mp4`,
    `http://[::ffff:127.0.0.1]:${port}/a.mp4`,
    `http://2130706433:${port}/a.mp4`,
    `http://0x7f.1:${port}/a.mp4`,
    `http://0.0.0.0:${port}/a.mp4`,
  ];
  for (const url of addresses) await hall.inState(await hall.add({ source: 'hfs', url }), 'notAllowed');
  for (const source of ['cloud', 'hfs']) {
    await hall.inState(await hall.add({ source, url: hall.store.url('/a.mp4') }), 'notAllowed');
  }
  await hall.inState(await hall.add({ source: 'ftp', url: `ftp://${hall.ftp.host}/a.mp4` }), 'notAllowed');
  expect(hall.store.asked).toEqual([]);
  expect(hall.ftp.said).toEqual([]);
  await hall.end();
  await hall.close();
});
