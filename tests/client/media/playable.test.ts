import { describe, expect, test } from 'vitest';
import { playableOf, youtubeId } from '#client/media/playable.ts';
import type { ViewMedia } from '#generated/shapes.ts';

const item = (part: Partial<ViewMedia>): ViewMedia => ({
  gid: 'm',
  name: 'm',
  type: 'video',
  source: 'cloud',
  url: '/files/a.mp4',
  volume: 50,
  seconds: 10,
  ...part,
});

describe('what can be played', () => {
  test.each([
    ['an uploaded film', {}, 'video'],
    ['an uploaded picture', { type: 'image', url: '/files/a.png' }, 'image'],
    ['a film on a file server', { source: 'hfs', url: 'http://10.0.0.2/a.mp4' }, 'video'],
    ['a film of YouTube', { source: 'videoSite', url: 'https://youtu.be/dQw4w9WgXcQ' }, 'youtube'],
    ['a page of another video site', { source: 'videoSite', url: 'https://video.example/1' }, 'page'],
    ['a page', { type: 'others', url: 'https://weather.example/' }, 'page'],
  ] as const)('%s', (_, part, kind) => {
    expect(playableOf(item(part))?.kind).toBe(kind);
  });

  test.each(['ftp://10.0.0.2/a.mp4', 'javascript:alert(1)', 'file:///a.mp4', ''])('never "%s"', (url) => {
    expect(playableOf(item({ url }))).toBeUndefined();
  });
});

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
  'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=1',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('finds the film in %s', (url) => {
  expect(youtubeId(url)).toBe('dQw4w9WgXcQ');
});

test('an address that only mentions YouTube is none of it', () => {
  expect(youtubeId('https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ')).toBeUndefined();
});
