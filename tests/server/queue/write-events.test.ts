import { expect, test } from 'vitest';
import type { Context } from '#server/database/command.ts';
import { actAtCounter, type CounterRequest } from '#server/desk/act-at-counter.ts';
import { openHospital } from './hospital.ts';

test('how long somebody waited counts at their first call, not when they are called again', () => {
  const hospital = openHospital();
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  const happened: NonNullable<Context['happened']> = [];
  const press = (action: CounterRequest['action']) => {
    hospital.now += 60_000;
    const request = { organisationGid: 'demo', panelGid: 'room101', variant: 'clinic', staffGid: 'nurse1' } as const;
    hospital.run((context) => actAtCounter({ ...request, action }, { ...context, happened }));
  };
  press({ kind: 'next' });
  press({ kind: 'pass' });
  press({ kind: 'number', number: 1 });
  const calls = happened.filter(({ kind }) => kind === 'called');
  expect(calls).toEqual([{ kind: 'called', waitedMs: 60_000 }, { kind: 'called' }]);
  hospital.close();
});
