import { expect, test } from 'vitest';
import { examinationAddress, routeOf } from '#controller/route.ts';

test('the address of an examination room is read as it was written', () => {
  const address = examinationAddress({ apn: 'US/2 一', apnName: '超音波 二' });
  expect(routeOf(address)).toEqual({ kind: 'examination', apn: 'US/2 一' });
  expect(routeOf(examinationAddress({}))).toEqual({ kind: 'examination' });
  expect(routeOf('/panel-controller')).toEqual({ kind: 'counters' });
});
