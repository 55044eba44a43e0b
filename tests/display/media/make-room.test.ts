import { describe, expect, test } from 'vitest';
import { boundOf, fetchOrder, makeRoom } from '#display/media/make-room.ts';
import type { ViewMedia } from '#generated/shapes.ts';

const kept = [
  { url: '/files/old.mp4', bytes: 50, usedAt: 1 },
  { url: '/files/older.mp4', bytes: 30, usedAt: 0 },
  { url: '/files/now.mp4', bytes: 40, usedAt: 2 },
];

describe('room for a file', () => {
  test('is there while the bound is not reached', () => {
    expect(makeRoom(kept, [], 80, 200)).toEqual([]);
  });

  test('is made by what was not wanted longest, and by no more than is needed', () => {
    expect(makeRoom(kept, ['/files/now.mp4'], 20, 120)).toEqual(['/files/older.mp4']);
    expect(makeRoom(kept, ['/files/now.mp4'], 60, 120)).toEqual(['/files/older.mp4', '/files/old.mp4']);
  });

  test('is never made by what the present round plays', () => {
    expect(makeRoom(kept, ['/files/now.mp4', '/files/old.mp4'], 60, 120)).toBeUndefined();
  });

  test('is not there for what is larger than all of it', () => {
    expect(makeRoom([], [], 300, 200)).toBeUndefined();
  });
});

describe('the bound', () => {
  test('is half of the room that the device has', () => {
    expect(boundOf({ quota: 1000, usage: 400 }, 200)).toBe(400);
    expect(boundOf({ quota: 100, usage: 400 }, 200)).toBe(0);
  });

  test('is fixed where the browser does not tell, and an end in any case', () => {
    expect(boundOf(undefined, 0)).toBe(500e6);
    expect(boundOf({}, 0)).toBe(500e6);
    expect(boundOf({ quota: 1e12, usage: 0 }, 0)).toBe(4e9);
  });
});

describe('what is fetched', () => {
  const item = (url: string, type: ViewMedia['type'] = 'video') => ({ url, type }) as ViewMedia;

  test('begins with what plays next, and names each file once', () => {
    const media = [item('/files/a.mp4'), item('/files/b.mp4'), item('/files/a.mp4'), item('/files/c.png', 'image')];
    expect(fetchOrder(media, '/files/a.mp4')).toEqual(['/files/b.mp4', '/files/c.png', '/files/a.mp4']);
    expect(fetchOrder(media, undefined)).toEqual(['/files/a.mp4', '/files/b.mp4', '/files/c.png']);
  });

  test('leaves out pages and what lies elsewhere', () => {
    const media = [item('https://cdn.example/a.mp4'), item('//cdn.example/a.mp4'), item('/files/page', 'others')];
    expect(fetchOrder(media, undefined)).toEqual([]);
  });
});
