import { afterEach, beforeEach, expect, test } from 'vitest';
import { printTransferSlip } from '#server/desk/print-transfer.ts';
import { resetQueue } from '#server/desk/reset-queues.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'logIn' }, 'nurse2');
});
afterEach(() => hospital.close());

const print = (number: number, staffGid = 'nurse1') =>
  refusalOf(() =>
    hospital.run((context) =>
      printTransferSlip({ organisationGid: 'demo', panelGid: 'room101', staffGid, number, origin: undefined }, context),
    ),
  );

test('a slip is printed for whom the counter has sent on, and for nobody else', () => {
  expect(print(1)).toBe('number_not_issued');
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'desk1' });
  expect(print(1), 'the patient is found, a printer is not').toBe('no_printer');
  expect(print(2)).toBe('number_not_issued');
});

test('only the holder of the counter prints it', () => {
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'desk1' });
  expect(print(1, 'nurse2')).toBe('counter_taken');
});

function hangPrinter() {
  hospital.add('printer', 'door', {
    name: '門口',
    enabled: true,
    kind: 'network',
    desks: true,
    panels: ['room101'],
  });
}

const printWith = (number: number) =>
  hospital.run((context) =>
    printTransferSlip(
      { organisationGid: 'demo', panelGid: 'room101', staffGid: 'nurse1', number, origin: 'http://localhost' },
      context,
    ),
  );

test('a slip that waits is set aside where the patient was not sent on after all, and one of a patient who was is not', () => {
  hangPrinter();
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'desk1' });
  printWith(1);
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'transfer', toPanelGid: 'desk1' });
  printWith(2);
  hospital.act('room101', { kind: 'undo' });
  expect(hospital.rows('SELECT label, state FROM print_job ORDER BY number')).toEqual([
    { label: '0001', state: 'queued' },
    { label: '0002', state: 'canceled' },
  ]);
});

test('of two patients whom the counter sent on with one number, before a reset and after it, the later one is meant', () => {
  hangPrinter();
  const send = (toPanelGid: string) => {
    hospital.act('room101', { kind: 'next' });
    hospital.act('room101', { kind: 'transfer', toPanelGid });
  };
  hospital.act('room103', { kind: 'logIn' });
  send('room103');
  const room101 = { organisationGid: 'demo', variant: 'clinic', panelGid: 'room101', staffGid: 'nurse1' } as const;
  hospital.run((context) => resetQueue(room101, context));
  hospital.takeNumber({ panelGid: 'room101' });
  send('desk1');
  printWith(1);
  expect(hospital.rows('SELECT label, queue_name AS "queueName" FROM print_job')).toEqual([
    { label: '0001', queueName: '批價' },
  ]);
});
