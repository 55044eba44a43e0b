import { expect, test } from 'vitest';
import { routeOf } from '#kiosk/route.ts';

test('each page has its address', () => {
  expect(routeOf('/any-check/lobby')).toEqual({ page: 'checkIn', of: 'lobby' });
  expect(routeOf('/ticket-machine/hall/')).toEqual({ page: 'ticketMachine', of: 'hall' });
  expect(routeOf('/ticket/Ab-_9')).toEqual({ page: 'ticket', of: 'Ab-_9' });
});

test('other addresses have no page', () => {
  for (const path of ['/', '/any-check', '/ticket/', '/elsewhere/lobby']) expect(routeOf(path)).toBeUndefined();
});
