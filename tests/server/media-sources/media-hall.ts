/** A hall whose panel shows media from elsewhere: a server, a file server, an FTP server and a folder, all real. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '#generated/limits.ts';
import { type FileServer, openFileServer } from '../../running/media-servers/file-server.ts';
import { type FtpServer, openFtpServer } from '../../running/media-servers/ftp-server.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { until } from '../printing/until.ts';
import { openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';

export type MediaHall = Awaited<ReturnType<typeof openMediaHall>>;

export async function openMediaHall(networks = 'loopback') {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-media-'));
  const app: TestApp = await openApp({ variables: { MEDIA_NETWORKS: networks, MEDIA_DIR: folder } });
  const { session, gid: orgGid } = await openOrganisation(app);
  await mkdir(join(folder, orgGid));
  const as = (method: string, path: string, body?: unknown, query?: Record<string, unknown>) =>
    app.done(method, path, { token: session, body, query });
  const look = (gid: string) => as('GET', `${web}/panel/media`, undefined, { gid });
  const hall = {
    app,
    session,
    orgGid,
    folder,
    store: undefined as unknown as FileServer,
    ftp: undefined as unknown as FtpServer,
    panelGid: '',
    as,
    look,
    /** Before each test: new servers, a new panel. */
    begin: async () => {
      hall.store = await openFileServer();
      hall.ftp = await openFtpServer();
      const body = { name: `大廳 ${hall.store.host}` };
      hall.panelGid = (await as('POST', `${web}/panel/create/defaultPanel`, body)).gid;
    },
    end: async () => {
      await as('DELETE', `${web}/panel`, undefined, { gid: hall.panelGid, name: `大廳 ${hall.store.host}` });
      await app.app.services.mediaSources.reconcile();
      await hall.store.close();
      await hall.ftp.close();
    },
    add: async (body: object): Promise<string> => {
      const whole = { name: '衛教', type: 'video', ...body };
      return (await as('POST', `${web}/panel/media`, whole, { panelGid: hall.panelGid })).gid;
    },
    inState: (gid: string, ...states: string[]) =>
      until(async () => {
        const medium = await look(gid);
        return states.includes(medium.state) ? medium : undefined;
      }),
    shown: async (): Promise<{ name: string; url: string }[]> =>
      (await as('GET', `${web}/panel/view`, undefined, { panelGid: hall.panelGid })).media,
    /** What the first medium of the panel has in it. */
    played: async (): Promise<string | undefined> => {
      const [medium] = await hall.shown();
      return medium && (await app.call('GET', medium.url)).text;
    },
    /** The next time at which a source is compared has come. */
    later: (minutes: number = limits.mediaCheckMinutes) => {
      app.time.now += minutes * 60_000;
      app.app.services.mediaSources.wake();
    },
    account: (body: object) =>
      as('POST', `${web}/system/mediaAccount`, { name: `${hall.store.host} ${hall.ftp.host}`, ...body }),
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
  return hall;
}
