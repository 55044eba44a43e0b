/** `npm run bring:firefox`: Firefox ESR for the tests, unpacked beside the packages from npm. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bringPackages } from '../running/bring-packages.ts';
import { firefoxFolder, firefoxIn } from './brought-firefox.ts';

/** The decoder of H.264 is only recommended; its name ends with its version. */
await bringPackages(['firefox-esr', '^libavcodec..$'], firefoxFolder, async (tree) => {
  const { executablePath, libraries } = firefoxIn(tree);
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  const { stdout } = await promisify(execFile)(executablePath, ['--version'], { env });
  console.log(`${stdout.trim()} is there for the tests.`);
});
