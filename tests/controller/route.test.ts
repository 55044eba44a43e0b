import { expect, test } from 'vitest';
import { examinationAddress, routeOf } from '#controller/route.ts';

test('the address of an examination room is read as it was written', () => {
  const address = examinationAddress({ apn: 'US/2 一', apnName: '超音波 二' });
  expect(routeOf(address)).toEqual({ kind: 'examination', apn: 'US/2 一' });
  expect(routeOf(examinationAddress({}))).toEqual({ kind: 'examination' });
  expect(routeOf('/panel-controller')).toEqual({ kind: 'counters' });
});

test.each([
  ['without a clinic code', 'controller/'],
  ['of the sign-in', 'login/US'],
])('an address %s leads to the sign-in of examination rooms', (_, rest) => {
  expect(routeOf(`/panel-controller/ptch/examination/${rest}`)).toEqual({ kind: 'examination' });
});
