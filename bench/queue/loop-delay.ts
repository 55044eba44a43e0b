/** Loaded into a server under measurement (node --import): on SIGUSR2 its main thread tells how late its loop was. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import { lateness } from './press.ts';

const file = process.env.LOOP_DELAY_FILE;
if (isMainThread && file) {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(file, String(lateness(loop)));
    loop.reset();
  });
}
