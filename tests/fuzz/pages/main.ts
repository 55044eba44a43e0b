/**
 * `npm run fuzz:pages`: somebody who presses anything, in a real browser, at the desk, in the administration, at the kiosk
 * or the ticket machine of the demo hospital; ends with 1 if a page broke or the server did. What the clock and the
 * network do is not repeated by a seed, so a finding comes with the last presses before it.
 */
import { randomBytes } from 'node:crypto';
import { Locale } from '#generated/values.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { startServer } from '../../running/server.ts';
import { randomOf } from '../random.ts';
import { listenTo } from './complaints.ts';
import { type Place, places } from './places.ts';
import { startWalk } from './walk.ts';

const { FUZZ_SEED, FUZZ_PLACES, FUZZ_MINUTES, FUZZ_LANGUAGES } = process.env;
const seed = FUZZ_SEED || randomBytes(4).toString('hex');
const minutes = Number(FUZZ_MINUTES || 3);
const chosen = (FUZZ_PLACES?.split(',') ?? Object.keys(places)) as Place[];
/** Else each place in another language, beginning with any. */
const languages = FUZZ_LANGUAGES?.split(',');
const first = randomOf(seed).upTo(Locale.length - 1);
const walks = chosen.flatMap((place, index) =>
  (languages ?? [Locale[(first + index) % Locale.length]!]).map((language) => ({ place, language })),
);
console.log(`FUZZ_SEED=${seed}, ${minutes} minutes at each of ${chosen.join(', ')}`);

let found = 0;
const browser = await launchBrowser();
for (const { place, language } of walks) {
  const server = await startServer({ env: { DEMO: '1', LOG_LEVEL: 'warn' } });
  const context = await browser.newContext({ locale: language, viewport: places[place].size });
  await context.addInitScript(begin, language);
  try {
    const walk = await startWalk({ context, place, server, random: randomOf(`${seed} ${place}`) });
    const complaints = listenTo(context, walk);
    const end = Date.now() + minutes * 60_000;
    while (Date.now() < end) {
      await walk.act();
      await complaints.look();
    }
    found += complaints.found.size;
    console.log(
      `\n${place}, ${language}: ${walk.acts} presses on ${complaints.seen.size} pages, ${complaints.found.size} findings`,
    );
    console.log(`  saw ${[...complaints.seen].sort().join(' ')}`);
    for (const [complaint, after] of complaints.found) console.log(`  ${complaint}\n    at ${after}`);
  } finally {
    await context.close();
    await server.stop();
  }
}
await browser.close();
process.exit(found > 0 ? 1 : 0);

/** Else pages for staff begin in Chinese, whatever the browser speaks (client/language/language.ts). */
function begin(language: string): void {
  const isFirst = location.protocol !== 'about:' && !localStorage.getItem('callboard-language');
  if (isFirst) localStorage.setItem('callboard-language', language);
}
