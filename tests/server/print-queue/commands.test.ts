import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { claimPrintJob } from '#server/print-queue/claim-job.ts';
import { beginPrintJob, finishPrintJob, releasePrintJob, sweepPrintJobs } from '#server/print-queue/commands.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let organisationGid = '';
let session = '';
let printerGid = '';

beforeAll(async () => {
  app = await openApp();
  ({ gid: organisationGid, session } = await openOrganisation(app));
  const body = { name: '雲端', kind: 'cloud' };
  printerGid = (await app.done('POST', `${web}/system/printer`, { token: session, body })).gid;
});
afterAll(() => app.close());

const print = () => app.done('POST', `${web}/printing/test`, { token: session, body: { printerGid } });
const write = () => app.app.services.database.write;
const claim = (owner: string) => write()(claimPrintJob, { organisationGid, printerGid, owner });

test('of several who would print a slip one does, and while it prints nobody gets the next', async () => {
  const [first, second] = [await print(), await print()];
  const claimed = await Promise.all(['one', 'two', 'three'].map(claim));
  const holders = claimed.filter((job) => job !== undefined);
  expect(holders.map(({ gid }) => gid)).toEqual([first.gid]);
  const owner = ['one', 'two', 'three'][claimed.findIndex(Boolean)]!;
  const job = { organisationGid, gid: first.gid };
  expect(await write()(beginPrintJob, { ...job, owner: 'somebody else' })).toBe(false);
  expect(await write()(beginPrintJob, { ...job, owner })).toBe(true);
  expect(await write()(beginPrintJob, { ...job, owner })).toBe(false);
  expect(await claim('two')).toBeUndefined();
  expect(await write()(finishPrintJob, { ...job, owner: 'somebody else', state: 'printed' })).toBe(false);
  expect(await write()(finishPrintJob, { ...job, owner, state: 'printed' })).toBe(true);
  expect((await claim('two'))?.gid).toBe(second.gid);
});

test('a slip that somebody has taken and forgotten is taken by another, once its lease is over', async () => {
  expect(await claim('three')).toBeUndefined();
  app.time.now += limits.printLeaseMs;
  expect(await claim('three')).toBeDefined();
});

test('a slip that is taken back at the last moment is not begun', async () => {
  const job = await claim('three');
  const body = { gid: job!.gid, decision: 'cancel' };
  await app.done('PATCH', `${web}/printing/job`, { token: session, body });
  expect(await write()(beginPrintJob, { organisationGid, gid: job!.gid, owner: 'three' })).toBe(false);
});

test('a slip of which nothing was sent waits on, also where it had been noted that it begins', async () => {
  const { gid } = await print();
  const job = { organisationGid, gid, owner: 'three' };
  for (const begins of [false, true]) {
    expect((await claim('three'))?.gid).toBe(gid);
    if (begins) await write()(beginPrintJob, job);
    await write()(releasePrintJob, { ...job, owner: 'somebody else' });
    expect(await claim('two')).toBeUndefined();
    await write()(releasePrintJob, job);
  }
  expect(await claim('two')).toMatchObject({ gid, state: 'queued', copies: 0 });
  const body = { gid, decision: 'cancel' };
  await app.done('PATCH', `${web}/printing/job`, { token: session, body });
});

test('a person decides only what can be decided of a slip, and what was done by hand counts as printed', async () => {
  const { gid } = await print();
  const decide = (decision: string) =>
    app.call('PATCH', `${web}/printing/job`, { token: session, body: { gid, decision } });
  const refused = async (...decisions: string[]) => {
    for (const decision of decisions) {
      const { body } = await decide(decision);
      expect([decision, body.contents?.[0].code]).toEqual([decision, 'print_job_changed']);
    }
  };
  await refused('done', 'again');
  expect((await decide('cancel')).body).toMatchObject({ state: 'canceled' });
  await refused('done', 'cancel');
  expect((await decide('again')).body).toMatchObject({ state: 'queued', copies: 0 });
  expect((await claim('three'))?.gid).toBe(gid);
  const job = { organisationGid, gid, owner: 'three' };
  await write()(beginPrintJob, job);
  await refused('done', 'again', 'cancel');
  await write()(finishPrintJob, { ...job, state: 'held', fault: 'cutOff' });
  app.time.now += 1000;
  expect((await decide('done')).body).toMatchObject({ state: 'printed', printedAt: app.time.now });
  await refused('done', 'cancel');
  expect((await decide('again')).status).toBe(200);
  expect((await decide('cancel')).status).toBe(200);
});

test('old jobs are forgotten, and later ones stay', async () => {
  app.time.now += (limits.printJobDays + 1) * 24 * 60 * 60_000;
  const { token } = await app.done('POST', `${web}/organization/login`, {
    body: { orgGid: organisationGid, password: 'long enough for one' },
  });
  const { gid } = await app.done('POST', `${web}/printing/test`, { token, body: { printerGid } });
  expect(await write()(sweepPrintJobs, {})).toBe(4);
  const { data } = await app.done('GET', `${web}/printing/job/list`, { token });
  expect(data.map((job: { gid: string }) => job.gid)).toEqual([gid]);
});
