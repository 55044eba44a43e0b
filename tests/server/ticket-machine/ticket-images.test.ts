import { afterAll, beforeAll, expect, test } from 'vitest';
import { opaquePng, png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, form } from '../small-clinic.ts';

const path = '/api/v1/collab/ticket/machine';
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await openApp();
  clinic = await buildClinic(app);
});
afterAll(() => app.close());

const send = (action: string, body: unknown) =>
  app.call('POST', `${path}/${action}`, { token: clinic.tokens.session, body });
const picture = (part: string, bytes: Buffer) => form({}, { [part]: { name: 'picture.png', bytes } });
const shown = () => app.done('GET', `${path}/image/list`, { token: clinic.tokens.ticketMachine });

test('a ticket machine sees the pictures that the administrator sets, one at a time', async () => {
  expect(await shown()).toEqual({});
  const { body: logo } = await send('uploadOrgLogo', picture('orgLogo', png));
  const { body: both } = await send('uploadPortraitBackground', picture('portraitBackground', opaquePng));
  expect(both).toMatchObject({ gid: logo.gid, orgLogo: logo.orgLogo, version: 2 });
  expect(await shown()).toEqual({ orgLogo: logo.orgLogo, portraitBackground: both.portraitBackground });
  expect((await app.app.server.inject(both.portraitBackground)).rawPayload).toEqual(opaquePng);
});

test.each([
  ['uploadPortraitBackground', 'portraitBackground'],
  ['uploadLandscapeBackground', 'landscapeBackground'],
])('%s refuses a transparent background', async (action, part) => {
  const { status, body } = await send(action, picture(part, png));
  expect(status).toBe(400);
  expect(body.contents[0]).toMatchObject({ code: 'image_transparent', field: part });
});

test('a picture is taken away by null, and its file with it', async () => {
  const { body } = await send('uploadTicketTitleBanner', picture('ticketTitleBanner', opaquePng));
  const other = await send('uploadPortraitBackground', { portraitBackground: null });
  expect(other.status).toBe(200);
  await send('uploadTicketTitleBanner', { ticketTitleBanner: null });
  expect((await shown()).ticketTitleBanner).toBeUndefined();
  expect((await app.app.server.inject(body.ticketTitleBanner)).statusCode).toBe(404);
});

test('a call without a picture says so', async () => {
  expect((await send('uploadOrgLogo', {})).body.contents[0]).toMatchObject({
    code: 'upload_missing',
    field: 'orgLogo',
  });
});
