import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { makeCertificate } from '../../running/certificate.ts';
import { openFtpServer } from '../../running/media-servers/ftp-server.ts';
import { until } from '../printing/until.ts';
import { mp4 } from '../small-clinic.ts';
import { type MediaHall, openMediaHall } from './media-hall.ts';

const web = '/api/v1/collab/web';
/** What lies in sockets and buffers on the way is not more than some of these. */
const megabyte = 1024 * 1024;
let hall: MediaHall;
beforeAll(async () => {
  hall = await openMediaHall();
});
afterAll(() => hall.close());
beforeEach(() => hall.begin());
afterEach(() => hall.end());

describe('a medium of an FTP server', () => {
  const film = (fill: string) => ({ bytes: mp4(fill), modified: new Date(Date.UTC(2026, 10, 20, 8)) });
  const ftpAccount = () =>
    hall.account({ source: 'ftp', host: hall.ftp.host, user: 'media', password: 'wards and halls' });
  const addFtp = (path = '/%E5%BD%B1%E7%89%87/a.mp4', scheme = 'ftp') =>
    hall.add({ source: 'ftp', url: `${scheme}://${hall.ftp.host}${path}` });

  test('is fetched with its account, compared by size and time, and told when it is gone', async () => {
    hall.ftp.files.set('影片/a.mp4', film('ftp'));
    const gid = await addFtp();
    await hall.inState(gid, 'denied');
    await ftpAccount();
    await hall.inState(gid, 'ready');
    expect(await hall.played()).toBe(mp4('ftp').toString());
    hall.ftp.said.length = 0;
    hall.later();
    await until(async () => (await hall.look(gid)).checkedAt === hall.app.time.now || undefined);
    expect(hall.ftp.said.some((line) => line.startsWith('RETR'))).toBe(false);
    hall.ftp.files.set('影片/a.mp4', { ...film('new'), modified: new Date(Date.UTC(2026, 10, 21)) });
    hall.later();
    await until(async () => (await hall.played()) === mp4('new').toString() || undefined);
    hall.ftp.files.clear();
    hall.later();
    await hall.inState(gid, 'gone');
    expect(await hall.played()).toBe(mp4('new').toString());
  });

  test('that breaks off goes on from where it was', async () => {
    const bytes = Buffer.concat([mp4('ftp'), Buffer.alloc(300_000, 5)]);
    hall.ftp.files.set('a.mp4', { ...film(''), bytes, cutAfter: 100_000 });
    await ftpAccount();
    await hall.inState(await addFtp('/a.mp4'), 'ready');
    expect(hall.ftp.said.filter((line) => line.startsWith('REST')).at(-1)).toMatch(/^REST [1-9]\d*$/);
    expect(Buffer.byteLength((await hall.played()) ?? '')).toBeGreaterThanOrEqual(bytes.length);
  });

  test('comes by TLS where the address says so, and by nothing else', async () => {
    await hall.ftp.close();
    const certificate = makeCertificate();
    hall.ftp = await openFtpServer(certificate);
    hall.ftp.files.set('a.mp4', film('tls'));
    await ftpAccount();
    const gid = await addFtp('/a.mp4', 'ftps');
    // Nobody knows who signed this certificate.
    await hall.inState(gid, 'unreachable');
    expect(hall.ftp.said.some((line) => line.startsWith('USER'))).toBe(false);
    const usual = getCACertificates('default');
    setDefaultCACertificates([...usual, certificate.cert]);
    try {
      await hall.as('PATCH', `${web}/panel/media/check`, { gids: [gid] });
      await hall.inState(gid, 'ready');
    } finally {
      setDefaultCACertificates(usual);
    }
    expect(await hall.played()).toBe(mp4('tls').toString());
  });

  test.each([
    ['lies about its size', { claims: 12 }, 'unreachable'],
    ['claims to be too large', { claims: limits.videoFileBytes + 1 }, 'tooLarge'],
  ])('that %s is told', async (_, lie, state) => {
    hall.ftp.files.set('a.mp4', { ...film('lie'), ...lie });
    await ftpAccount();
    await hall.inState(await addFtp('/a.mp4'), state);
    expect(await hall.shown()).toEqual([]);
  });

  test('is fetched from the server that was asked, wherever it wants its clients', async () => {
    hall.ftp.files.set('a.mp4', film('elsewhere'));
    hall.ftp.passiveAddress = '10.1.2.3';
    await ftpAccount();
    await hall.inState(await addFtp('/a.mp4'), 'unreachable');
  });

  test('whose server says nothing keeps neither a screen nor another medium waiting', async () => {
    hall.ftp.silent = true;
    hall.store.files.set('/a.mp4', { bytes: mp4('meanwhile') });
    const silent = await addFtp('/b.mp4');
    await until(async () => hall.ftp.said.length > 0 || undefined);
    await hall.inState(await hall.add({ source: 'hfs', name: 'other', url: hall.store.url('/a.mp4') }), 'ready');
    expect((await hall.look(silent)).state).toBe('waiting');
    expect((await hall.shown()).map(({ name }) => name)).toEqual(['other']);
    expect(await hall.played()).toBe(mp4('meanwhile').toString());
  });

  test.each([
    ['a line', 'line', 'unreachable', 8 * megabyte],
    ['replies', 'replies', 'unreachable', 8 * megabyte],
    ['a file of unknown size', 'file', 'tooLarge', limits.videoFileBytes + 8 * megabyte],
  ] as const)('whose server sends %s without end is left, and told', async (_, endless, state, most) => {
    hall.ftp.files.set('a.mp4', film('endless'));
    hall.ftp.endless = endless;
    await ftpAccount();
    await hall.inState(await addFtp('/a.mp4'), state);
    expect(hall.ftp.poured).toBeLessThan(most);
    expect(await hall.shown()).toEqual([]);
  });

  test('that goes on after the size it was said to have is left at once', async () => {
    hall.ftp.files.set('a.mp4', { ...film('endless'), claims: film('endless').bytes.length });
    hall.ftp.endless = 'file';
    await ftpAccount();
    await hall.inState(await addFtp('/a.mp4'), 'unreachable');
    expect(hall.ftp.poured).toBeLessThan(8 * megabyte);
  });

  test('has an address of FTP; a line end in it is no command', async () => {
    const refused = await hall.app.call('POST', `${web}/panel/media`, {
      token: hall.session,
      query: { panelGid: hall.panelGid },
      body: { name: 'x', type: 'video', source: 'ftp', url: 'https://example.org/a.mp4' },
    });
    expect(refused.body.contents).toMatchObject([{ code: 'pattern_mismatch', field: 'url' }]);
    await ftpAccount();
    await hall.inState(await addFtp('/a%0D%0ADELE%20b.mp4'), 'gone');
    expect(hall.ftp.said).toEqual([]);
  });
});
