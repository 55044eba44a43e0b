import { expect, test } from 'vitest';
import { routeOf } from '#kiosk/route.ts';

test('each page has its address', () => {
  expect(routeOf('/any-check/lobby')).toEqual({ page: 'checkIn', panelGid: 'lobby' });
  expect(routeOf('/ticket-machine/hall/')).toEqual({ page: 'ticketMachine', panelGid: 'hall' });
  expect(routeOf('/ticket/Ab-_9')).toEqual({ page: 'ticket', key: 'Ab-_9' });
});

test('other addresses have no page', () => {
  for (const path of ['/', '/any-check', '/ticket/', '/elsewhere/lobby']) expect(routeOf(path)).toBeUndefined();
});
