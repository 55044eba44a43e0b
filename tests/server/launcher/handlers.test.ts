/** The provider's releases and machines: files that lie here or elsewhere, update descriptions, launch settings. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SoftwareType } from '#generated/values.ts';
import { png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { form, openOrganisation, systemToken } from '../small-clinic.ts';

const base = '/api/v1/collab/web/advancedSetting';
const zip = (fill: string) => Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.from(fill)]);
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await openApp();
  token = await systemToken(app);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.call(method, base + path, { token, body, query });
const done = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
  app.done(method, base + path, { token, body, query });
const release = (versionNumber: string, more: object = {}) => ({
  versionNumber,
  type: 'webViewLauncher',
  storageType: 'local',
  ...more,
});
const withFile = (body: object, name: string, bytes: Buffer) => form(body, { file: { name, bytes } });
const stored = () => readdirSync(join(app.dataFolder, 'files'));

describe('a release', () => {
  test('that lies here is downloaded under the name it came with', async () => {
    const { gid } = await done('POST', '/version', withFile(release('2.0'), '啟動器 2.zip', zip('two')));
    const answer = await app.app.server.inject({
      url: `${base}/version/download?gid=${gid}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.rawPayload).toEqual(zip('two'));
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('啟動器 2.zip')}`,
    );
  });

  test('needs a file here, an address elsewhere, and keeps only one of them', async () => {
    expect((await call('POST', '/version', release('2.1'))).body.contents[0].code).toBe('upload_missing');
    const cloud = release('2.1', { storageType: 'cloud' });
    expect((await call('POST', '/version', cloud)).body.contents[0]).toMatchObject({
      code: 'field_required',
      field: 'url',
    });
    const { gid } = await done('POST', '/version', withFile(release('2.1'), 'a.zip', zip('gone')));
    const before = stored().length;
    const moved = await done('PATCH', '/version', { gid, storageType: 'cloud', url: 'https://example.org/a.zip' });
    expect(moved.file).toBeUndefined();
    expect(stored()).toHaveLength(before - 1);
    expect((await call('GET', '/version/download', undefined, { gid })).status).toBe(404);
  });

  test('has a file of its own for each program: devices could not tell it from the other', async () => {
    const { gid } = await done('POST', '/version', withFile(release('7.0'), 'a.zip', zip('same')));
    const twice = await call('POST', '/version', withFile(release('7.1'), 'b.zip', zip('same')));
    expect(twice.body.contents[0]).toMatchObject({
      code: 'release_file_taken',
      field: 'file',
      message: expect.stringContaining('7.0'),
    });
    await done('POST', '/version', withFile(release('7.1', { type: 'firefoxLauncher' }), 'b.zip', zip('same')));
    expect(await done('PATCH', '/version', { gid, comment: '同一個檔案' })).toMatchObject({ comment: '同一個檔案' });
    await done('PATCH', '/version', withFile({ gid }, 'a.zip', zip('same')));
  });

  test.each(['5.4 ', '05.4', '5.04', '5..4', '5.4.', '5.4 beta'])('is not numbered "%s"', async (number) => {
    const cloud = { storageType: 'cloud', url: 'https://example.org/a.zip' };
    const answer = await call('POST', '/version', release(number, cloud));
    expect([answer.status, answer.body.contents?.[0]]).toMatchObject([
      400,
      { code: 'pattern_mismatch', field: 'versionNumber' },
    ]);
  });

  test('has its number once for each program', async () => {
    const cloud = { storageType: 'cloud', url: 'https://example.org/a.zip' };
    for (const type of SoftwareType) await done('POST', '/version', release('3.0', { ...cloud, type }));
    for (const type of SoftwareType) {
      const twice = await call('POST', '/version', release('3.0', { ...cloud, type }));
      expect(twice.body.contents[0]).toMatchObject({ code: 'duplicate_name', field: 'versionNumber' });
      const { data } = await done('GET', '/version/list', undefined, { type, search: '3.0' });
      expect(data.map((one: { type: string }) => one.type)).toEqual([type]);
    }
  });

  test('is no picture, whatever its name', async () => {
    const answer = await call('POST', '/version', withFile(release('3.1'), 'a.zip', png));
    expect(answer.body.contents[0]).toMatchObject({ code: 'upload_not_as_named', field: 'file' });
  });

  test('is found by its comment, and listed by the time at which it was made', async () => {
    const cloud = { storageType: 'cloud', url: 'https://example.org/a.zip' };
    await done('POST', '/version', release('3.2', { ...cloud, comment: '修正啟動' }));
    app.time.now += 60_000;
    await done('POST', '/version', release('3.3', { ...cloud, comment: '較新' }));
    const list = async (query: object) =>
      (await done('GET', '/version/list', undefined, { limit: 100, ...query })).data;
    const [found, ...others] = await list({ search: '修正' });
    expect([found.versionNumber, others]).toEqual(['3.2', []]);
    expect(found.createdAt).toBe(app.time.now - 60_000);
    const [newest] = await list({ sort: 'createdAt', order: 'desc' });
    expect(newest.versionNumber).toBe('3.3');
    const oldestFirst = await list({ sort: 'createdAt', order: 'asc' });
    expect(oldestFirst.at(-1).versionNumber).toBe('3.3');
  });

  test('is hidden from organisations, and its place is not one of them', async () => {
    const { session } = await openOrganisation(app);
    expect((await app.call('GET', `${base}/version/list`, { token: session })).status).toBe(403);
    const { data } = await done('GET', '/organization/list', undefined, { limit: 100 });
    expect(data.filter(({ gid }: { gid: string }) => gid === '')).toEqual([]);
  });
});

describe('an update description', () => {
  test.each([
    ['that names another version', 'version: 9.9.9', { code: 'yaml_version_mismatch' }],
    ['that is no mapping', '- version', { code: 'yaml_invalid' }],
    ['that is broken', 'version: [', { code: 'yaml_invalid' }],
  ])('%s is refused and leaves nothing', async (_, yaml, refusal) => {
    const { gid } = await done('POST', '/version', withFile(release(`4.${yaml.length}`), 'a.zip', zip(yaml)));
    const before = stored();
    const file = { yamlFile: { name: 'latest.yml', bytes: Buffer.from(yaml) } };
    const answer = await call('POST', '/version/uploadYamlFile', form({ gid }, file));
    expect(answer.body.contents[0]).toMatchObject({ ...refusal, field: 'yamlFile' });
    expect(stored()).toEqual(before);
  });

  test('comes with its release', async () => {
    const { gid } = await done('POST', '/version', withFile(release('5.0'), 'a.zip', zip('five')));
    const yaml = 'version: 5.0\npath: a.zip\n';
    const file = { yamlFile: { name: 'latest.yml', bytes: Buffer.from(yaml) } };
    const answer = await call('POST', '/version/uploadYamlFile', form({ gid }, file));
    expect(answer.body).toMatchObject({ yamlFile: expect.stringMatching(/\.yaml$/), version: 2 });
    const read = await call('GET', '/version/download', undefined, { gid, part: 'yaml' });
    expect(read.text).toBe(yaml);
    expect((await call('POST', '/version/uploadYamlFile', { gid })).body.contents[0].code).toBe('upload_missing');
  });
});

describe('the launch setting of a machine', () => {
  test('is the same however its address is written', async () => {
    const made = await done('POST', '/proxyLaunch', { name: '一樓', macAddress: '02abcd123456' });
    expect(made).toMatchObject({ macAddress: '02:AB:CD:12:34:56', autoUpdate: true });
    for (const macAddress of ['02-ab-cd-12-34-56', '02AB.CD12.3456', '02 ab cd 12 34 56']) {
      const twice = await call('POST', '/proxyLaunch', { name: '二樓', macAddress });
      expect(twice.body.contents[0]).toMatchObject({ code: 'value_taken', field: 'macAddress' });
    }
    for (const macAddress of ['02abcd12345g', '02::ab:cd:12:34', '02/ab/cd/12/34/56']) {
      const wrong = await call('POST', '/proxyLaunch', { name: '二樓', macAddress });
      expect(wrong.body.contents[0]).toMatchObject({ code: 'pattern_mismatch', field: 'macAddress' });
    }
  });

  test('is found by its network interface, and by whether it updates itself', async () => {
    const machine = { name: '四樓', macAddress: '02ABCD123460', interfaceAlias: 'Ethernet 4F', autoUpdate: false };
    await done('POST', '/proxyLaunch', machine);
    const found = async (query: Record<string, unknown>) =>
      (await done('GET', '/proxyLaunch/list', undefined, query)).data.map(({ name }: { name: string }) => name);
    expect(await found({ search: 'ethernet 4f' })).toEqual(['四樓']);
    expect(await found({ autoUpdate: false })).toEqual(['四樓']);
    expect(await found({ autoUpdate: true })).not.toContain('四樓');
  });

  test('takes the template as its configuration, and no broken one', async () => {
    const { configurationFile } = await done('GET', '/proxyLaunch/template');
    const body = { name: '三樓', macAddress: '02ABCD123457', configurationFile };
    expect(await done('POST', '/proxyLaunch', body)).toMatchObject({ configurationFile });
    const broken = { ...body, macAddress: '02ABCD123458', configurationFile: 'a: 1\nb: {' };
    expect((await call('POST', '/proxyLaunch', broken)).body.contents[0]).toMatchObject({
      code: 'yaml_invalid',
      field: 'configurationFile',
      message: expect.stringContaining('2'),
    });
  });
});

test("an organisation's launcher configuration is kept as it was sent", async () => {
  const { session } = await openOrganisation(app);
  const path = '/api/v1/collab/web/launcher/yaml';
  const yaml = Buffer.from('panels: [101]\n');
  const body = withFile({ name: '大廳' }, '設定.yml', yaml);
  const { gid } = await app.done('POST', path, { token: session, body });
  expect((await app.call('GET', `${path}/download`, { token: session, query: { gid } })).text).toBe(yaml.toString());
  const { session: other } = await openOrganisation(app);
  expect((await app.call('GET', `${path}/download`, { token: other, query: { gid } })).status).toBe(404);
});
