import { expect, test } from 'vitest';
import { replayView } from '#admin/screens/replay-view.ts';
import { sampleView } from '#client/samples/sample-view.ts';
import type { ScreenState } from '#generated/shapes.ts';

const now = 1_800_000_000_000;
const view = sampleView('clinicsLobbyPanel', { name: 'busy', now });
const [first, second] = view.counters;

const screen = (part: Partial<ScreenState> = {}): ScreenState => ({
  panelGid: 'panel-1',
  panelName: '門診大廳',
  screen: 'television1',
  startedAt: now,
  epoch: view.epoch,
  seq: 7,
  layout: view.panel.type,
  numbers: [{ counterGid: first?.gid ?? '', label: '007' }],
  sound: 'ready',
  errors: [],
  engine: 'Chrome 64',
  features: [],
  width: 1920,
  height: 1080,
  onlineSince: now,
  heardAt: now,
  ...part,
});

test('a replay has the numbers that stand on the screen, not those of the queue', () => {
  const replayed = replayView(view, screen());
  expect(second?.current).not.toBe('');
  expect(replayed.counters.map(({ current }) => current)).toEqual(['007', ...view.counters.slice(1).map(() => '')]);
  expect(replayed.seq).toBe(7);
});

test('a replay marks the latest call only if the screen has it', () => {
  const { latest } = view;
  const shown = [{ counterGid: latest?.counterGid ?? '', label: latest?.label ?? '' }];
  expect(replayView(view, screen({ numbers: shown })).latest).toEqual(latest);
  expect(replayView(view, screen()).latest).toBeNull();
});

test('a replay plays what the screen plays, and makes no sound', () => {
  const media = ['/files/a.png', '/files/b.png'].map((url) => ({ ...view.media[0]!, gid: url, url }));
  const replayed = replayView({ ...view, media }, screen({ media: '/files/b.png' }));
  expect(replayed.media.map(({ url }) => url)).toEqual(['/files/b.png']);
  expect(replayed.panel.voiceVolume).toBe(0);
});
