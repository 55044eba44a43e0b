import { expect, test } from 'vitest';
import { shownBy } from '#server/screens/connected-panels.ts';

const panel = (gid: string, type: string, sources?: string[]) =>
  ({ gid, body: { name: gid, type, settings: sources ? { sources } : {} } }) as never;
const panels = [panel('r1', 'defaultPanel'), panel('r2', 'uprightOutpatientPanel'), panel('hall', 'clinicsLobbyPanel')];
const groups = [{ gid: 'g1', body: { name: 'g1', members: ['r2'] } }] as never;
const shown = (type: string, sources: string[] = []) => shownBy(panel('x', type, sources), panels, groups);

test('a lobby shows the rooms or the groups that are chosen, and without a choice all of them', () => {
  expect(shown('clinicsLobbyPanel')).toEqual(['r1', 'r2']);
  expect(shown('clinicsLobbyPanel', ['r2'])).toEqual(['r2']);
  expect(shown('groupLobbyPanel')).toEqual(['r2']);
  expect(shown('groupLobbyPanel', ['other'])).toEqual([]);
  expect(shown('defaultPanel')).toEqual(['x']);
});
