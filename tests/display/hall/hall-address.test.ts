import { expect, test } from 'vitest';
import { readHallAddress } from '#display/hall/hall-address.ts';

const base = '/any-check/lobby-clinics-include-appointments/abc';

test('the address names the panel, and on a detail the room', () => {
  const read = (pathname: string, search: string) => readHallAddress({ pathname, search }, 'th');
  expect(read(`${base}/list`, '?lang=th')).toEqual({ panelGid: 'abc', room: undefined, language: 'th' });
  expect(read(`${base}/detail/`, '?lang=th&room=r%2D1')).toEqual({ panelGid: 'abc', room: 'r-1', language: 'th' });
  expect(read(`${base}/list`, '?room=r1').room).toBeUndefined();
});
