import { expect, test } from 'vitest';
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
