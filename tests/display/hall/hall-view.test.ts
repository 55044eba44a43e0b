import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { viewOnPage } from '#display/hall/hall-view.ts';

const hall = sampleView('clinicsLobbyPanel', { name: 'busy' });
const groups = sampleView('groupLobbyPanel', { name: 'busy' });
const on = (room: string | undefined, view = hall) => viewOnPage(view, { panelGid: 'abc', room, language: 'th' });

test('a page speaks the language of its reader', () => {
  expect([hall.panel.language, on(undefined).panel.language]).toEqual(['zh-TW', 'th']);
});

test('a list has no counter of its own; a detail has the room, also one of a group', () => {
  expect(on(undefined).counter).toBeNull();
  expect(on('room-2').counter?.gid).toBe('room-2');
  expect(on('counter-1-0', groups).counter?.gid).toBe('counter-1-0');
});

test('a room that is no longer in the hall gives way to all of them', () => {
  expect(on('gone').counter).toBeNull();
});
