import { expect, test } from 'vitest';
import { isSourceDue } from '#server/media-sources/commands.ts';
import { openApp } from '../open-app.ts';
import { mp4 } from '../small-clinic.ts';
import { openMediaHall } from './media-hall.ts';

test('processes that share a database and a folder fetch each medium once', async (context) => {
  const hall = await openMediaHall();
  context.onTestFinished(() => hall.close());
  if (hall.app.app.services.database.engine !== 'postgresql') return;
  const others = await Promise.all(
    [1, 2].map(() => openApp({ dataFolder: hall.app.dataFolder, variables: { MEDIA_NETWORKS: 'loopback' } })),
  );
  await hall.begin();
  for (const name of ['a', 'b', 'c']) hall.store.files.set(`/${name}.mp4`, { bytes: mp4(name) });
  const gids = await Promise.all(
    ['a', 'b', 'c'].map((name) => hall.add({ name, source: 'hfs', url: hall.store.url(`/${name}.mp4`) })),
  );
  for (const { app } of others) app.services.mediaSources.wake();
  for (const gid of gids) await hall.inState(gid, 'ready');
  expect(hall.store.asked.map(({ path }) => path).sort()).toEqual(['/a.mp4', '/b.mp4', '/c.mp4']);
  await hall.end();
  for (const other of others) await other.close();
});

test('a third medium of a hospital is not asked for while two are being fetched', async (context) => {
  const hall = await openMediaHall();
  context.onTestFinished(() => hall.close());
  await hall.begin();
  const { database } = hall.app.app.services;
  const asked = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<boolean>();
  let waiting = 0;
  hall.store.allows = () => {
    waiting += 1;
    if (waiting === 2) asked.resolve();
    return allowed.promise;
  };
  const names = ['a', 'b', 'c'];
  for (const name of names) hall.store.files.set(`/${name}.mp4`, { bytes: mp4(name) });
  const gids = await Promise.all(
    names.map((name) => hall.add({ name, source: 'hfs', url: hall.store.url(`/${name}.mp4`) })),
  );
  await asked.promise;
  expect(await database.query(isSourceDue(hall.app.time.now))).toBe(false);
  allowed.resolve(true);
  for (const gid of gids) await hall.inState(gid, 'ready');
  await hall.end();
});
