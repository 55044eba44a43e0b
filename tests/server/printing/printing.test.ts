import jsQR from 'jsqr';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { PrintedSlip } from '../../running/raster-reader.ts';
import { openPrinter, type TestPrinter } from '../../running/test-printer.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../small-clinic.ts';
import { until } from './until.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let printer: TestPrinter;
let printerGid = '';

beforeAll(async () => {
  app = await openApp({ variables: { PRINTER_NETWORKS: 'loopback' } });
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
});
afterAll(() => app.close());
beforeEach(async () => {
  printer = await openPrinter();
  const body = {
    name: `櫃檯 ${printer.port}`,
    host: '127.0.0.1',
    port: printer.port,
    panels: [clinic.cashierLobby.gid],
  };
  printerGid = (await as('POST', `${web}/system/printer`, { ...body, desks: true })).gid;
});
afterEach(async () => {
  for (const { gid, state } of await jobs()) if (state === 'held' || state === 'queued') await decide(gid, 'cancel');
  await as('DELETE', `${web}/system/printer`, undefined, { gid: printerGid });
  await printer.close();
});

const as = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, path, { token: clinic.tokens.session, body, query });
const take = (key?: string, query?: Record<string, string>) =>
  app.done('GET', '/api/v1/collab/ticket/machine/take/number', {
    token: clinic.tokens.ticketMachine,
    query,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const jobs = async (): Promise<{ gid: string; state: string; fault?: string; copies: number; label: string }[]> =>
  (await as('GET', `${web}/printing/job/list`, undefined, { printerGid })).data;
const decide = (gid: string, decision: string) => as('PATCH', `${web}/printing/job`, { gid, decision });
const stateOfPrinter = async () =>
  (await as('GET', `${web}/system/printer`, undefined, { gid: printerGid })).state as string;
const firstJob = async () => (await jobs())[0];
const inState = (state: string) => until(async () => ((await firstJob())?.state === state ? firstJob() : undefined));
const codeOn = ({ pixels, width, height }: PrintedSlip) => jsQR(pixels, width, height)?.data;

describe('a number that is taken', () => {
  test('comes out of the printer once, in bands, cut, with a code that a phone can read', async () => {
    const slip = await take('00000000-0000-4000-8000-000000000001');
    expect((await take('00000000-0000-4000-8000-000000000001')).number).toBe(slip.number);
    await printer.printed(1);
    const job = await inState('printed');
    expect(job).toMatchObject({ copies: 1, source: 'ticketMachine', label: String(slip.number).padStart(3, '0') });
    const [paper] = printer.slips;
    expect(paper?.width).toBe(576);
    expect(paper?.bands).toBe(Math.ceil((paper?.height ?? 0) / 256));
    expect(codeOn(paper!)).toBe(`http://localhost${slip.url}`);
    expect(await stateOfPrinter()).toBe('ready');
    // Whoever comes next is printed after it: nothing else had come in between.
    await take();
    await printer.printed(2);
    expect(printer.slips).toHaveLength(2);
    await until(async () => (await jobs()).every(({ state }) => state === 'printed') || undefined);
  });

  test('of which nothing comes because it is refused makes no job', async () => {
    const before = (await jobs()).length;
    const answer = await app.call('GET', '/api/v1/collab/ticket/machine/take/number', {
      token: clinic.tokens.ticketMachine,
      query: { groupGid: 'nothing-there' },
    });
    expect(answer.status).not.toBe(200);
    expect(await jobs()).toHaveLength(before);
  });

  test('is printed by a printer that never says when it is done, when the slowest would be', async () => {
    printer.answersWhenDone = false;
    await take();
    await printer.printed(1);
    expect(await inState('printed')).toMatchObject({ copies: 1 });
  });

  test('is not printed where the printer is for other numbers or switched off', async () => {
    await as('PATCH', `${web}/system/printer`, { gid: printerGid, ticketMachines: false });
    await take();
    await as('PATCH', `${web}/system/printer`, { gid: printerGid, ticketMachines: true });
    await as('PATCH', `${web}/system/printer/toggle`, { gid: printerGid, enabled: false });
    await take();
    expect(await jobs()).toEqual([]);
  });
});

test('a patient who checks in at the kiosk gets a slip, and none for coming again', async () => {
  await as('PATCH', `${web}/system/printer`, { gid: printerGid, panels: [clinic.room.gid] });
  const checkIn = () =>
    app.done('POST', '/api/v1/collab/clinicCheckInKiosk/checkIn', {
      token: clinic.tokens.kiosk,
      body: { identifier: 'P100000006' },
    });
  const { data } = await checkIn();
  expect(data[0].outcome).toBe('checkedIn');
  await printer.printed(1);
  expect(codeOn(printer.slips[0]!)).toContain(data[0].url);
  expect((await checkIn()).data[0].outcome).toBe('alreadyCheckedIn');
  expect(await jobs()).toHaveLength(1);
  await inState('printed');
});

test('a number that staff issue at their desk is printed where the printer is for desks', async () => {
  const [counter] = clinic.counters;
  await as('PATCH', `${web}/system/printer`, { gid: printerGid, panels: [counter!.gid] });
  const press = (action: string) =>
    app.done('POST', `${web}/queue/generic/${action}`, {
      token: clinic.tokens.staff,
      body: { panelGid: counter!.gid },
    });
  await press('login');
  const slip = await press('issue');
  await printer.printed(1);
  expect(codeOn(printer.slips[0]!)).toContain(slip.url);
  expect(await inState('printed')).toMatchObject({ source: 'desk' });
  await press('logout');
});

describe('a printer that does not print', () => {
  test.each([
    ['paper is out', 'paperOut', { paper: 'out' }],
    ['cover is open', 'coverOpen', { cover: 'open' }],
  ] as const)('because its %s pauses its slips, says so once, and goes on by itself', async (_, state, trouble) => {
    Object.assign(printer, trouble);
    await take();
    await take();
    await until(async () => (await stateOfPrinter()) === state || undefined);
    expect((await jobs()).map((job) => [job.state, job.copies])).toEqual([
      ['queued', 0],
      ['queued', 0],
    ]);
    const told = async () => (await as('GET', `${web}/notification/list`, undefined, { kind: 'printer' })).data;
    expect(await told()).toEqual([expect.objectContaining({ printerGid, printerState: state, read: false })]);
    Object.assign(printer, { paper: 'there', cover: 'closed' });
    await printer.printed(2);
    await until(async () => (await jobs()).every((job) => job.state === 'printed') || undefined);
    expect(printer.slips).toHaveLength(2);
    expect(await told()).toEqual([expect.objectContaining({ printerState: 'ready' })]);
  });

  test('whose paper ends midway holds that slip, and is not sent it again before a person says so', async () => {
    printer.bandsLeft = 2;
    await take();
    expect(await inState('held')).toMatchObject({ fault: 'paperOut', copies: 1 });
    expect(await stateOfPrinter()).toBe('paperOut');
    printer.bandsLeft = Number.POSITIVE_INFINITY;
    printer.paper = 'there';
    await take();
    await printer.printed(1);
    const [later, held] = await jobs();
    expect(held).toMatchObject({ state: 'held', copies: 1 });
    await until(async () => (await firstJob())?.state === 'printed' || undefined);
    await decide(held!.gid, 'again');
    await printer.printed(2);
    await until(async () => (await jobs()).every((job) => job.state === 'printed') || undefined);
    expect((await jobs()).map(({ copies }) => copies)).toEqual([1, 2]);
    expect(later?.gid).not.toBe(held?.gid);
  });

  test('is asked how it stands until it prints again, also where no slip waits for it', async () => {
    printer.bandsLeft = 2;
    await take();
    await inState('held');
    expect(await stateOfPrinter()).toBe('paperOut');
    printer.bandsLeft = Number.POSITIVE_INFINITY;
    printer.paper = 'there';
    await until(async () => (await stateOfPrinter()) === 'ready' || undefined);
    expect((await jobs()).map(({ state, copies }) => [state, copies])).toEqual([['held', 1]]);
    const { slips } = await app.done('GET', '/api/v1/collab/ticket/machine/queueSize', {
      token: clinic.tokens.ticketMachine,
    });
    expect(slips).toEqual({ by: 'server' });
  });

  test('whose connection ends midway holds the slip; a person who has it in hand says it is done', async () => {
    printer.bytesLeft = 30_000;
    await take();
    const held = await inState('held');
    expect(held).toMatchObject({ fault: 'cutOff', copies: 1 });
    expect(await decide(held!.gid, 'done')).toMatchObject({ state: 'printed' });
    await take();
    await printer.printed(1);
    await until(async () => (await firstJob())?.state === 'printed' || undefined);
    expect((await jobs()).map(({ copies }) => copies)).toEqual([1, 1]);
  });

  test('because nobody answers waits, and a slip that has waited too long is not printed', async () => {
    const { port } = printer;
    await printer.close();
    await take();
    await until(async () => (await stateOfPrinter()) === 'offline' || undefined);
    app.time.now += limits.printJobMinutes * 60_000;
    await take();
    printer = await openPrinter(port);
    await printer.printed(1);
    await until(async () => (await firstJob())?.state === 'printed' || undefined);
    expect((await jobs()).map(({ state, fault }) => [state, fault])).toEqual([
      ['printed', undefined],
      ['failed', 'tooLate'],
    ]);
    expect(printer.slips).toHaveLength(1);
  });
});

test('another printer of the same panel takes over from one that does not print, and each slip comes out of one', async () => {
  const spare = await openPrinter();
  // By its name it comes after the first.
  const body = { name: '櫃檯 備用', host: '127.0.0.1', port: spare.port, panels: [clinic.cashierLobby.gid] };
  const { gid } = await as('POST', `${web}/system/printer`, body);
  await take();
  await printer.printed(1);
  printer.paper = 'out';
  await take();
  await until(async () => (await stateOfPrinter()) === 'paperOut' || undefined);
  await take();
  await spare.printed(1);
  expect([printer.slips.length, spare.slips.length]).toEqual([1, 1]);
  await as('DELETE', `${web}/system/printer`, undefined, { gid });
  await spare.close();
});

test('a slip is in the language of the panel whose machine it is, or in the one that its patient chose there', async () => {
  const { database } = app.app.services;
  const body = { gid: clinic.cashierLobby.gid, language: 'th' };
  await as('PATCH', `${web}/panel/general/update/groupLobbyPanel`, body);
  await take();
  await take(undefined, { language: 'en-US' });
  const rows = await database.read<{ slip: string }>('print_job', 'SELECT slip FROM print_job ORDER BY number DESC');
  expect(rows.slice(0, 2).map(({ slip }) => JSON.parse(slip).locale)).toEqual(['en-US', 'th']);
  await as('PATCH', `${web}/panel/general/update/groupLobbyPanel`, { ...body, language: 'zh-TW' });
  await printer.printed(2);
  await inState('printed');
});

test('a number that is canceled while its slip waits is not printed', async () => {
  const [counter] = clinic.counters;
  await as('PATCH', `${web}/system/printer`, { gid: printerGid, panels: [counter!.gid] });
  const press = (action: string, body = {}) =>
    app.done('POST', `${web}/queue/generic/${action}`, {
      token: clinic.tokens.staff,
      body: { panelGid: counter!.gid, ...body },
    });
  await press('login');
  printer.paper = 'out';
  const { number } = await press('issue');
  await until(async () => (await stateOfPrinter()) === 'paperOut' || undefined);
  await press('cancel', { number });
  printer.paper = 'there';
  await press('issue');
  await printer.printed(1);
  await inState('printed');
  expect((await jobs()).map(({ state, copies }) => [state, copies])).toEqual([
    ['printed', 1],
    ['canceled', 0],
  ]);
  await press('logout');
});

test('a slip is taken back while it waits, and nothing is decided of one that stands otherwise', async () => {
  printer.paper = 'out';
  await take();
  const [job] = await jobs();
  expect(await decide(job!.gid, 'cancel')).toMatchObject({ state: 'canceled' });
  const late = await app.call('PATCH', `${web}/printing/job`, {
    token: clinic.tokens.session,
    body: { gid: job!.gid, decision: 'done' },
  });
  expect([late.status, late.body.contents[0].code]).toEqual([400, 'print_job_changed']);
  printer.paper = 'there';
  await as('POST', `${web}/printing/test`, { printerGid });
  await printer.printed(1);
  expect(await inState('printed')).toMatchObject({ source: 'test', label: 'A012' });
  expect(printer.slips).toHaveLength(1);
});
