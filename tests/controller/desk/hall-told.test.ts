import { expect, test } from 'vitest';
import { hallTold } from '#controller/desk/hall-told.ts';
import type { CurrentCall } from '#generated/shapes.ts';

const callOf = (seq: number): CurrentCall => ({ number: 5, status: 'called', calledAt: 0, calls: 1, seq });
const call = callOf(7);
const told = (more: object, overdue = false, current: CurrentCall | undefined = call) =>
  hallTold({ hall: { seq: 7, screens: 1, shown: 0, spoken: 0, ...more }, overdue }, { current });

test('a call is on its way, shown, spoken, and marked where no screen told of it in time', () => {
  expect(told({})).toBe('sent');
  expect(told({ shown: 1 })).toBe('shown');
  expect(told({ shown: 2, spoken: 1 }, true)).toBe('spoken');
  expect(told({}, true)).toBe('unconfirmed');
});

test('once no screen is connected the desk says so, also of a call that was shown before, and where nobody is called', () => {
  expect(told({ screens: 0 })).toBe('none');
  expect(told({ screens: 0, shown: 1, spoken: 1 })).toBe('none');
  expect(hallTold({ hall: { seq: 0, screens: 0, shown: 0, spoken: 0 }, overdue: false }, {})).toBe('none');
});

test('nothing is said of another call, while nobody is called, and where the server could not be asked', () => {
  expect(told({ shown: 1 }, false, callOf(8))).toBeUndefined();
  expect(hallTold({ hall: { seq: 0, screens: 1, shown: 0, spoken: 0 }, overdue: false }, {})).toBeUndefined();
  expect(hallTold({ hall: undefined, overdue: true }, { current: call })).toBeUndefined();
});

test('a panel that an administrator has switched off is named, whatever screens have told and also where they could not be asked', () => {
  const hall = { seq: 7, screens: 1, shown: 1, spoken: 1 };
  for (const panelStatus of ['disable', 'pause'] as const) {
    expect(hallTold({ hall, overdue: false }, { current: call, panelStatus })).toBe(panelStatus);
    expect(hallTold({ hall: undefined, overdue: false }, { panelStatus })).toBe(panelStatus);
  }
});
