/** A screen that changes to a release by itself, and goes back from one that does not draw: a real server and browser. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { type Api, apiAt } from '#demo/api.ts';
import { limits } from '#generated/limits.ts';
import { writeBundle } from '#server/runtimes/bundle.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

const patience = { timeout: 60_000 };

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let provider: Api;
let screen: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['101']);
  const nobody = apiAt(server.url);
  const { token } = await nobody.call('signInSystemAdvance', { body: { password: server.adminPassword } });
  provider = nobody.as(token);
  screen = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'zh-TW' });
});

const built = new URL('../../../dist/display/', import.meta.url);

/** The screen's program as another build of it would be: every name after a content has another one, here and inside. */
function rebuilt(mark: string, edit: (name: string, text: string) => string = (_, text) => text): Map<string, Buffer> {
  const names = readdirSync(built).filter((name) => /^index\.html$|-[\w-]{8}\.(js|css)$/.test(name));
  const renamed = (text: string) => text.replace(/-[\w-]{5}([\w-]{3}\.(?:js|css))/g, `-${mark}$1`);
  return new Map(
    names.map((name) => [renamed(name), Buffer.from(edit(name, renamed(readFileSync(new URL(name, built), 'utf8'))))]),
  );
}

/** The gid of the release. */
async function publish(versionNumber: string, files: Map<string, Buffer>): Promise<string> {
  const bytes = await writeBundle('panel', files);
  const file = new File([new Uint8Array(bytes)], 'callboard-panel.gz', { type: 'application/gzip' });
  const body = { versionNumber, type: 'panel', storageType: 'local', publishedPercent: 100 } as const;
  return (await provider.call('createSoftwareVersion', { body }, { files: { file } })).gid;
}

const listed = async () => (await hospital.api.call('listFleet', { query: {} })).data[0];
const mainScript = () => screen.locator('script[src*="/index-"]').getAttribute('src');
const isDrawn = () => expectPage(screen.locator('.screen')).toContainText('101 診', patience);
/** The list knows of a report before its answer has reached the browser. */
const isTold = (gid: string) =>
  expect
    .poll(
      async () => (await screen.context().cookies()).find(({ name }) => name === 'callboard-panel')?.value,
      patience,
    )
    .toContain(gid);
const expectListed = (state: object) => expect.poll(listed, patience).toMatchObject(state);

journey('a screen and its releases', (step) => {
  step('it runs what came with the server, and the list says so', async () => {
    const { exclusiveUrl = '' } = hospital.rooms[0]?.panel ?? {};
    await screen.goto(new URL(exclusiveUrl, server.url).href);
    await isDrawn();
    await expectListed({ versionNumber: '0.1.0', sound: expect.anything() });
  });

  step(
    'a release is published: it learns of it with its next report, and draws with it from its next start on',
    async () => {
      const gid = await publish('9.0.0', rebuilt('good0'));
      await screen.reload();
      await isDrawn();
      await expectListed({ versionNumber: '0.1.0', wantedVersion: '9.0.0' });
      await isTold(gid);
      await screen.reload();
      await isDrawn();
      expect(await mainScript()).toContain('/index-good0');
      await expectListed({ versionNumber: '9.0.0' });
      expect(await listed()).not.toHaveProperty('wantedVersion');
    },
  );

  step('a release that draws nothing is left for the one before within a minute, and the list says so', async () => {
    const gid = await publish(
      '9.1.0',
      rebuilt('bad00', (name, text) => (name.startsWith('index-') ? 'void 0;' : text)),
    );
    await screen.reload();
    await isDrawn();
    await expectListed({ versionNumber: '9.0.0', wantedVersion: '9.1.0' });
    await isTold(gid);
    await screen.clock.install();
    await screen.reload();
    expect(await mainScript()).toContain('/index-bad00');
    await passTime(screen, limits.runtimeTrialSeconds - 5, 5);
    expect(await mainScript()).toContain('/index-bad00');
    const back = screen.waitForEvent('framenavigated', patience);
    await screen.clock.runFor(6_000);
    await back;
    expect(await mainScript()).toContain('/index-good0');
    await screen.clock.resume();
    await isDrawn();
    await expectListed({ versionNumber: '9.0.0', refusedVersion: '9.1.0' });
    expect(await listed()).not.toHaveProperty('wantedVersion');
  });

  step('a release that draws, and shows nothing after some minutes, is left for the one before too', async () => {
    const gid = await publish(
      '9.2.0',
      rebuilt('bad11', (name, text) =>
        name.startsWith('index-')
          ? `${text}\nsetTimeout(function () { document.getElementById('screen').remove(); }, 180000);`
          : text,
      ),
    );
    await screen.reload();
    await isDrawn();
    await expectListed({ versionNumber: '9.0.0', wantedVersion: '9.2.0' });
    await isTold(gid);
    await screen.reload();
    expect(await mainScript()).toContain('/index-bad11');
    await isDrawn();
    await expectListed({ versionNumber: '9.2.0' });
    await passTime(screen, 120, 5);
    await expect
      .poll(async () => {
        await screen.clock.runFor(1000);
        return screen.locator('#screen').count();
      }, patience)
      .toBe(0);
    const back = screen.waitForEvent('framenavigated', patience);
    await screen.clock.runFor((limits.runtimeBlankSeconds + 1) * 1000);
    await back;
    expect(await mainScript()).toContain('/index-good0');
    await screen.clock.resume();
    await isDrawn();
    await expectListed({ versionNumber: '9.0.0', refusedVersion: '9.2.0' });
  });
});
