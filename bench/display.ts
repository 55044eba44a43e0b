/** The screen in the hall, measured in a real browser: size, first picture, rest, speed, memory, return, sound. */
import { launchBrowser } from '#tests/browser/launch.ts';
import { DisplayServer } from '#tests/e2e/display-server.ts';
import { buildFrontEnds, builtFrontEnd } from '#tests/running/front-ends.ts';
import { measureCalls } from './display/calls.ts';
import { measureComeback } from './display/comeback.ts';
import { measureFirstPicture } from './display/first-picture.ts';
import { measureMainThread } from './display/main-thread.ts';
import { measureMemory } from './display/memory.ts';
import { measureSilence } from './display/silence.ts';
import { measureSize } from './display/size.ts';
import { type Figure, report } from './report.ts';

/** `npm run bench:display -- memory` measures only that. */
const measurements = {
  size: measureSize,
  'first-picture': measureFirstPicture,
  'main-thread': measureMainThread,
  calls: measureCalls,
  memory: measureMemory,
  comeback: measureComeback,
  silence: measureSilence,
};

const wanted = process.argv.slice(2);
await buildFrontEnds('display');
const folder = builtFrontEnd('display');
const browser = await launchBrowser({ motion: true });
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`measuring ${name} …`);
  const server = await DisplayServer.start(folder);
  figures.push(...(await measure({ folder, browser, server })));
  await server.stop();
}
await browser.close();
console.log(report('display', figures));
