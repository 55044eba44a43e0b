/** The administration, measured in a real browser against a bare react-admin: size, time to a list, typing, long lists. */
import type { Page } from 'playwright';
import { apiAt } from '#demo/api.ts';
import { launchBrowser } from '#tests/browser/launch.ts';
import { organisationPassword, setUpHospital } from '#tests/e2e/hospital/set-up-hospital.ts';
import { buildFrontEnds } from '#tests/running/front-ends.ts';
import { startServer } from '#tests/running/server.ts';
import { measureFirstScreen } from './admin/first-screen.ts';
import { measureImport } from './admin/import.ts';
import { measureLongList } from './admin/long-list.ts';
import type { Measurement } from './admin/measured.ts';
import { measureTyping } from './admin/typing.ts';
import { type Figure, report } from './report.ts';

/** `npm run bench:admin -- typing` measures only that. */
const measurements: Record<string, Measurement> = {
  'first-screen': measureFirstScreen,
  typing: measureTyping,
  'long-list': measureLongList,
  import: measureImport,
};

const wanted = process.argv.slice(2);
await buildFrontEnds();
const [server, browser] = await Promise.all([startServer(), launchBrowser({ motion: true })]);
const figures: Figure[] = [];
try {
  const hospital = await setUpHospital(server, []);
  for (let room = 101; room <= 110; room++) {
    await hospital.api.call('createRoom', { body: { code: `${room}`, name: `診間 ${room}`, location: '1F' } });
  }
  const { orgGid } = hospital;
  const { token } = await apiAt(server.url).call('signInOrganisation', {
    body: { orgGid, password: organisationPassword },
  });
  const signIn = (page: Page) =>
    page.context().addCookies([{ name: 'token', value: encodeURIComponent(token), url: server.url }]);
  for (const [name, measure] of Object.entries(measurements)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.error(`measuring ${name} …`);
    figures.push(...(await measure({ browser, server, hospital, signIn })));
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(report('admin', figures));
