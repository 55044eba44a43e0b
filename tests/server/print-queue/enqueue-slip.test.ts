import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { PrinterState } from '#generated/values.ts';
import { claimPrintJob } from '#server/print-queue/claim-job.ts';
import { printerOf } from '#server/print-queue/enqueue-slip.ts';
import { forgetPrinter, notePrinter, readPrinterStates } from '#server/print-queue/printer-state.ts';
import { readPlace } from '#server/queue/place.ts';
import { takeNumber } from '#server/ticket-machine/take-number.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const organisationGid = 'demo';
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const add = (gid: string, body: object = {}) =>
  hospital.add('printer', gid, {
    name: gid,
    enabled: true,
    kind: 'network',
    ticketMachines: true,
    kiosks: true,
    desks: true,
    panels: ['hall'],
    ...body,
  });
const machine = { organisationGid, devicePanelGid: 'hall', source: 'ticketMachine', groupGid: 'billing' } as const;
const take = (origin?: string) => hospital.run((context) => takeNumber({ ...machine, origin }, context));
const jobs = () =>
  hospital.rows<{ gid: string; state: string; slip: string; printerGid: string; fault: string | null }>(
    'SELECT gid, state, slip, fault, printer_gid AS "printerGid" FROM print_job ORDER BY number',
  );
const slips = () => jobs().map(({ slip }) => JSON.parse(slip));
const chosen = (panelGid: string, source: 'ticketMachine' | 'kiosk' | 'desk') =>
  hospital.read(printerOf(organisationGid, panelGid, source))?.gid;
const say = (printerGid: string, state: PrinterState) =>
  hospital.run((context) => notePrinter({ organisationGid, printerGid, state }, context));

test('a number comes out of a printer of its panel that is on and prints such numbers', () => {
  add('off', { enabled: false });
  add('elsewhere', { panels: ['room101'] });
  add('nowhere', { panels: undefined });
  add('kiosks', { ticketMachines: false, desks: false });
  expect([chosen('hall', 'ticketMachine'), chosen('hall', 'desk'), chosen('hall', 'kiosk')]).toEqual([
    undefined,
    undefined,
    'kiosks',
  ]);
  take('http://localhost');
  expect(jobs()).toEqual([]);
});

test('the printer of a machine’s own page prints nothing for a desk', () => {
  add('page', { kind: 'browser' });
  expect([chosen('hall', 'ticketMachine'), chosen('hall', 'desk')]).toEqual(['page', undefined]);
});

test('of several printers one that stands still gives way, as long as another does not', () => {
  add('first');
  add('second');
  expect(chosen('hall', 'desk')).toBe('first');
  say('first', 'paperOut');
  expect(chosen('hall', 'desk')).toBe('second');
  say('second', 'offline');
  expect(chosen('hall', 'desk')).toBe('first');
  say('first', 'ready');
  expect(chosen('hall', 'desk')).toBe('first');
});

test('a slip leads to the hospital’s own domain, else to where its machine reached the server, else there is none', () => {
  add('first');
  const { url } = take('http://localhost');
  hospital.setOrganisation({ customDomain: 'https://queue.example.org' });
  const { url: own } = take('http://localhost');
  expect(slips().map((slip) => slip.url)).toEqual([
    `http://localhost${url}`,
    new URL(own, 'https://queue.example.org').href,
  ]);
  hospital.setOrganisation({});
  take();
  expect(jobs()).toHaveLength(2);
});

test('a slip speaks the language of its machine, whatever that of the hospital', () => {
  add('first');
  hospital.setOrganisation({ language: 'en-US' });
  take('http://localhost');
  hospital.change('panel', 'hall', { type: 'defaultPanel', name: '取號機', callingMode: -1, language: 'th' });
  take('http://localhost');
  expect(slips().map(({ locale }) => locale)).toEqual(['zh-TW', 'th']);
});

test('a slip is in the language that its patient chose at the machine or kiosk, rather than in that of the panel', () => {
  add('first');
  hospital.run((context) => takeNumber({ ...machine, origin: 'http://localhost', language: 'en-US' }, context));
  hospital.push({});
  add('door', { panels: ['room101'] });
  hospital.checkIn('P1', 'room101', { origin: 'http://localhost', language: 'th' });
  expect(slips().map(({ locale }) => locale)).toEqual(['en-US', 'th']);
});

test('a slip knows the alternative names of department and doctor, for readers of its language', () => {
  add('first');
  hospital.add('department', 'cardiology', { name: '心臟內科', secondName: 'Cardiology' });
  hospital.add('doctor', 'lin', { name: '林志明', secondName: 'Lin Chih-Ming', departments: ['cardiology'] });
  const { body } = hospital.read(readPlace('demo', 'room101')).panel;
  hospital.change('panel', 'room101', { ...body, departmentName: '心臟內科', doctorName: '林志明' });
  hospital.run((context) =>
    takeNumber(
      {
        organisationGid,
        devicePanelGid: 'hall',
        source: 'ticketMachine',
        panelGid: 'room101',
        origin: 'http://localhost',
      },
      context,
    ),
  );
  expect(slips()).toMatchObject([{ departmentSecondName: 'Cardiology', doctorSecondName: 'Lin Chih-Ming' }]);
});

test('what a printer does not say of itself changes nothing of what it said', () => {
  add('first');
  say('first', 'paperOut');
  say('first', 'unknown');
  expect(hospital.read(readPrinterStates(organisationGid)).get('first')).toMatchObject({ state: 'paperOut' });
});

test('a slip waits for so long and then comes out no more', () => {
  add('first');
  take('http://localhost');
  const claim = () =>
    hospital.run((context) => claimPrintJob({ organisationGid, printerGid: 'first', owner: 'one' }, context));
  hospital.now += limits.printJobMinutes * 60_000 - 1;
  expect(claim()).toBeDefined();
  hospital.now += 1;
  expect(claim()).toBeUndefined();
  expect(jobs()).toMatchObject([{ state: 'failed', fault: 'tooLate' }]);
});

test('with a printer that is removed go the slips that wait for it, and not what was printed', () => {
  add('first');
  for (const state of ['queued', 'held', 'printed', 'failed']) {
    take('http://localhost');
    hospital.connection.exec(
      `UPDATE print_job SET state = '${state}' WHERE number = (SELECT max(number) FROM print_job)`,
    );
  }
  hospital.run((context) => forgetPrinter({ organisationGid, gid: 'first' }, context));
  expect(jobs().map(({ state }) => state)).toEqual(['canceled', 'canceled', 'printed', 'failed']);
});
