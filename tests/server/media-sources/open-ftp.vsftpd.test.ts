/** Media of the FTP server that hospitals have, the real one. */
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ftpOrigin } from '#server/media-sources/open-ftp.ts';
import { makeCertificate } from '../../running/certificate.ts';
import { findVsftpd, openVsftpd, type Vsftpd } from '../../running/media-servers/vsftpd.ts';
import { until } from '../printing/until.ts';
import { mp4 } from '../small-clinic.ts';
import { type MediaHall, openMediaHall } from './media-hall.ts';

const web = '/api/v1/collab/web';
const found = findVsftpd();
const missing = typeof found === 'string' ? found : '';
if (missing) console.log(missing);

describe.skipIf(missing)(`a medium of vsftpd${missing && ` (${missing})`}`, () => {
  let hall: MediaHall;
  let vsftpd: Vsftpd;
  const certificate = makeCertificate();

  beforeAll(async () => {
    hall = await openMediaHall();
  });
  afterAll(() => hall.close());
  beforeEach(() => hall.begin());
  afterEach(async () => {
    await hall.end();
    await vsftpd.close();
  });

  const open = async (secured?: typeof certificate) => {
    if (typeof found !== 'string') vsftpd = await openVsftpd(found, secured);
  };
  const put = async (bytes: Buffer, day: number) => {
    const file = join(vsftpd.folder, 'a.mp4');
    await writeFile(file, bytes);
    const at = new Date(Date.UTC(2026, 10, day, 8));
    await utimes(file, at, at);
  };
  const add = (scheme = 'ftp') => hall.add({ source: 'ftp', url: `${scheme}://${vsftpd.host}/a.mp4` });

  test('is fetched, fetched anew when it changes, and plays on when it is gone there', async () => {
    await open();
    await put(mp4('first'), 20);
    const gid = await add();
    await hall.inState(gid, 'ready');
    expect(await hall.played()).toBe(mp4('first').toString());
    await put(mp4('other'), 21);
    hall.later();
    await until(async () => (await hall.played()) === mp4('other').toString() || undefined);
    await rm(join(vsftpd.folder, 'a.mp4'));
    hall.later();
    await hall.inState(gid, 'gone');
    expect(await hall.played()).toBe(mp4('other').toString());
  });

  test('goes on from where it broke off, and is not sent again while it is what it was', async () => {
    await open();
    const bytes = Buffer.concat([mp4('long'), Buffer.alloc(300_000, 5)]);
    await put(bytes, 20);
    const address = `ftp://${vsftpd.host}/a.mp4`;
    const origin = ftpOrigin({ address, accountAt: () => undefined, networks: 'loopback' });
    const { signal } = new AbortController();
    const opened = await origin.open({ known: '', offset: 100_000, signal });
    if (opened === 'unchanged') throw new Error('nothing was known of it');
    expect(opened.bytes).toBe(bytes.length);
    expect((await buffer(opened.body)).equals(bytes.subarray(100_000))).toBe(true);
    expect(await origin.open({ known: opened.version, offset: 0, signal })).toBe('unchanged');
  });

  test('comes by TLS, from a server whose certificate is known', async () => {
    await open(certificate);
    await put(mp4('tls'), 20);
    const gid = await add('ftps');
    await hall.inState(gid, 'unreachable');
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
});
