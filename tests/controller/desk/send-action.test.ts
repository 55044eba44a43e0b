import { expect, test } from 'vitest';
import { type Action, listed, listedInClass, requestOf } from '#controller/desk/send-action.ts';

const at = { panelGid: 'room1', queueOwnerGid: 'expert' };
const of7 = listed({ gid: 'ticket7', number: 7, status: 'passed' });
const urgent7 = listedInClass({ gid: 'ticket7', number: 7, status: 'awaiting', priorityTag: '急' });
const onIssued = () => undefined;

test.each<[Action, operation: string, body: object | undefined, query?: object]>([
  [{ name: 'next' }, 'callNext', at],
  [{ name: 'number', number: 7 }, 'callNumber', { ...at, number: 7 }],
  [{ name: 'completed' }, 'completeConsultation', at],
  [{ name: 'completed', ...of7 }, 'completeConsultation', { ...at, ...of7 }],
  [{ name: 'back', session: undefined, ...of7 }, 'letComeBack', { ...at, ...of7 }],
  [{ name: 'transfer', toPanelGid: 'room2' }, 'transferToCounter', { ...at, toPanelGid: 'room2' }],
  [{ name: 'transfer', toGroupGid: 'desks', ...of7 }, 'transferToGroup', { ...at, toGroupGid: 'desks', ...of7 }],
  [{ name: 'transfer', toPanelGid: 'room2', seen: 3 }, 'transferToCounter', { ...at, toPanelGid: 'room2', seen: 3 }],
  [{ name: 'priority', ...urgent7 }, 'changePriority', { ...at, ...urgent7 }],
  [{ name: 'pauseIssuing' }, 'pauseIssuing', { ...at, paused: true }],
  [{ name: 'resumeIssuing' }, 'pauseIssuing', { ...at, paused: false }],
  [{ name: 'issue', onIssued }, 'issueAtCounter', at],
  [{ name: 'extra', priorityTag: '敬老', onIssued }, 'issueAtCounter', { ...at, extra: true, priorityTag: '敬老' }],
  [{ name: 'logOut' }, 'logOutCounter', { panelGid: 'room1' }],
  [{ name: 'resetQueue', rounds: 'two' }, 'resetQueue', at, { rounds: 'two' }],
  [{ name: 'resetAll', rounds: 'two' }, 'resetAllQueues', undefined, { rounds: 'two' }],
])('%j is sent as its operation wants it', (action, operation, body, query) => {
  expect(requestOf(at, action)).toEqual({ operation, body, query });
});

test('a change of class says which one the list showed, regular too', () => {
  expect(urgent7.seenPatient.priorityTag).toBe('急');
  expect(listedInClass({ gid: 'ticket7', number: 7, status: 'awaiting' }).seenPatient.priorityTag).toBe('');
});
