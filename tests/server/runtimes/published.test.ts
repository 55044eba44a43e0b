import { expect, test } from 'vitest';
import { compareVersions, newestFor } from '#server/runtimes/published.ts';

type Releases = Parameters<typeof newestFor>[0];
const release = (versionNumber: string, publishedPercent: number, type = 'panel') =>
  ({ gid: `gid-${type}-${versionNumber}`, body: { versionNumber, type, publishedPercent } }) as Releases[number];
const devices = Array.from({ length: 200 }, (_, place) => `screen${place}`);
const among = (percent: number) => devices.filter((one) => newestFor([release('2.0', percent)], 'panel', one));

test('a share of the devices is always the same ones, and a larger share has the smaller one in it', () => {
  const [none, some, more, all] = [0, 30, 60, 100].map(among);
  expect([none, all]).toEqual([[], devices]);
  expect(some?.length).toBeGreaterThan(30);
  expect(some?.length).toBeLessThan(90);
  expect(more).toEqual(expect.arrayContaining(some ?? []));
  expect(more?.length).toBeGreaterThan(some?.length ?? 0);
});

test('of those that are published to a device the highest number counts, of its own program', () => {
  const all = [release('1.9', 100), release('1.10', 100), release('2.0', 0), release('3.0', 100, 'ticketMachine')];
  expect(newestFor(all, 'panel', 'screen1')?.body.versionNumber).toBe('1.10');
});

test('what is tried before a number, as it is written, comes before it, and what mends it after it', () => {
  const ordered = ['1.9', '1.10-alpha', '1.10-beta.2', '1.10-beta.10', '1.10', '1.10-1', '1.10.1-rc1', '1.10.1'];
  expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered);
  const tried = [release('2.0.0-rc.1', 100), release('2.0.0', 100)];
  expect(newestFor(tried, 'panel', 'screen1')?.body.versionNumber).toBe('2.0.0');
});
