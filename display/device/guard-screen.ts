import { localTime } from '#client/time/date-text.ts';
import { limits } from '#generated/limits.ts';
import type { RunningScreen, ScreenSigns } from '../running-screen.ts';
import { ifServed, reloadPage } from './reload-page.ts';
import { readReloads } from './reload-record.ts';
import { createWatchdog } from './watchdog.ts';

const everyMs = 5000;
/** A page that began later than this before the idle hour is fresh enough. */
const freshMs = 20 * 3600 * 1000;

/** Looks at the screen every few seconds and mends what is stuck; loads it anew once a night besides. */
export function guardScreen(screen: RunningScreen, signs: ScreenSigns): void {
  const judge = createWatchdog();
  const startedAt = time();
  const minute = Math.floor(Math.random() * 60);
  let frameAt = startedAt;
  let clockAt = startedAt;
  let clockText = '';
  let nightly = false;

  const { fault } = readReloads(window.name);
  if (fault) screen.note(`loaded anew because ${fault}`);

  setInterval(() => {
    const now = time();
    const { view, contact } = screen.state.get();
    requestAnimationFrame(() => {
      frameAt = time();
    });
    // A page that nobody sees is painted by no browser.
    if (document.hidden) frameAt = now;
    const clock = document.querySelector('.clock-time');
    const text = clock ? clock.textContent || '' : String(now);
    if (text !== clockText) clockAt = now;
    clockText = text;
    if (!view) return;

    const { remedy, fault: why } = judge(
      {
        receivedSeq: view.seq,
        drawnSeq: signs.drawnSeq(),
        saidSeq: signs.saidSeq(),
        frameMs: now - frameAt,
        clockMs: now - clockAt,
        silentMs: signs.silentMs(),
      },
      now,
    );
    if (why) screen.note(why);
    if (remedy === 'reconnect') signs.reconnect();
    if (remedy === 'reload') reloadPage(why || '');

    const { hour, minute: past } = localTime(screen.now(), view.organisation.timeZoneOffsetMinutes);
    // From its minute on, until the server has answered: one that restarts in that minute is asked again.
    if (!nightly && now - startedAt > freshMs && hour === limits.idleHour && past >= minute && contact === 'fresh') {
      ifServed(() => {
        nightly = true;
        location.reload();
      });
    }
  }, everyMs);
}

/** Time that no correction of the clock moves, in ms. */
function time(): number {
  return performance.now();
}
