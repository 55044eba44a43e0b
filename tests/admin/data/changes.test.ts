import { expect, test } from 'vitest';
import { changesOf, withoutEmpty } from '#admin/data/changes.ts';

test('only what differs from the stored record is sent', () => {
  expect(changesOf({ name: 'A', seconds: 5, tags: ['x'] }, { name: 'A', seconds: 4, tags: ['x'] })).toEqual({
    seconds: 5,
  });
});

test('an emptied field is sent as null, one that was never filled in is not sent', () => {
  expect(changesOf({ url: null, nurse: undefined, note: '' }, { url: 'http://a' })).toEqual({ url: null });
});

test('settings are compared one by one, and what is missing of them is cleared', () => {
  const stored = { settings: { rows: 6, headline: 'Lobby', sources: ['p001'] } };
  expect(changesOf({ settings: { rows: 8, sources: ['p001'] } }, stored)).toEqual({
    settings: { rows: 8, headline: null },
  });
  expect(changesOf({ settings: { rows: 6, headline: 'Lobby', sources: ['p001'] } }, stored)).toEqual({});
});

test('false and 0 are values', () => {
  expect(changesOf({ enabled: false, volume: 0 }, { enabled: true, volume: 50 })).toEqual({
    enabled: false,
    volume: 0,
  });
  expect(withoutEmpty({ enabled: false, volume: 0, name: '', settings: { rows: undefined } })).toEqual({
    enabled: false,
    volume: 0,
    settings: {},
  });
});

test('a list that was emptied is sent, one that was never there is not', () => {
  expect(changesOf({ members: [], panels: [], tags: [] }, { members: ['p001'], tags: [] })).toEqual({ members: [] });
});

test('an object in which nothing is filled in is not sent where there was none', () => {
  expect(changesOf({ times: { days: [], from: undefined } }, {})).toEqual({});
  expect(changesOf({ times: { days: [], from: '08:00' } }, {})).toEqual({ times: { days: [], from: '08:00' } });
});
