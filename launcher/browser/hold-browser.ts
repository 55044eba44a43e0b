import { pairingPages } from '#client/device/paired-device.ts';
import type { LaunchConfiguration } from '#generated/shapes.ts';
import type { DeviceAction } from '#generated/values.ts';
import { isReachable } from '../connection/ask-server.ts';
import type { Log } from '../log.ts';
import type { LauncherKind, Options } from '../options.ts';
import { pause } from '../pause.ts';
import { type OpenBrowser, openBrowser } from './open-browser.ts';
import { switchesFor } from './switches.ts';
import { waitingPage } from './waiting-page.ts';

/** A browser that is brought back whenever it ends, hangs or loses its page. */
export interface HeldBrowser {
  /** The browser and its version; empty until it has started once. */
  name(): string;
  /** How often it had to be started again. */
  restarts(): number;
  /** Whether it shows a page that a server has sent. */
  isWell(): boolean;
  /** What an expression is worth in its page; undefined while there is none. */
  evaluate(expression: string): Promise<unknown>;
  /** Takes other settings on, with another start if they need one. */
  apply(configuration: LaunchConfiguration): void;
  /** Ends it for good. */
  stop(): Promise<void>;
}

export interface Hold {
  readonly options: Options;
  readonly program: string;
  readonly profile: string;
  readonly configuration: LaunchConfiguration;
  readonly log: Log;
  /** What the first page of each start begins with: it gets back what the browser did not keep. */
  beginning(): string;
  /** Tells the server what happened, as soon as it can be reached. */
  note(action: DeviceAction, detail: string): void;
}

const mostPauseMs = 60_000;
/** A browser that has lived this long did not end because of how it was started. */
const settledMs = 120_000;
const usualRetrySeconds = 5;
const exitMs = 1000;

const pages: { readonly [kind in LauncherKind]: string } = { ...pairingPages, controller: '/panel-controller' };

const withoutCursor = `addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = '* { cursor: none !important }';
  document.head.append(style);
})`;

/** Starts the browser and holds it until it is stopped. */
export function holdBrowser({ options, program, profile, configuration, log, beginning, note }: Hold): HeldBrowser {
  const end = new AbortController();
  let wish = configuration;
  let browser: OpenBrowser | undefined;
  let name = '';
  let restarts = 0;
  let well = false;
  let failures = 0;
  let changed = new AbortController();
  const switches = () =>
    switchesFor({ ...options, profile, configuration: wish, more: options.browserSwitches }).concat(
      wish.window?.hideCursor ? '--callboard-hides-cursor' : [],
    );

  async function oneLife(): Promise<string> {
    const started = performance.now();
    const chosen = switches();
    const opened = await openBrowser({
      program,
      switches: chosen,
      profile,
      answerMs: options.patienceSeconds * 1000,
    });
    browser = opened;
    name = opened.name;
    const ended = new AbortController();
    let why = '';
    void opened.ended.then((reason) => {
      why = `it ended (${reason})`;
      ended.abort();
    });
    try {
      if (wish.window?.hideCursor) await opened.beginPagesWith(withoutCursor);
      const source = beginning();
      let leaveAlone = source === '' ? undefined : await opened.beginPagesWith(source);
      const page = watchPage(opened);
      while (!end.signal.aborted) {
        if (why) return why;
        if (switches().join() !== chosen.join()) return '';
        try {
          well = await page.look(wish);
          if (well && leaveAlone) {
            await leaveAlone();
            leaveAlone = undefined;
          }
        } catch (error) {
          // Its pipe closes a moment before it is known how it ended.
          await pause(exitMs, ended.signal);
          return why || (error as Error).message;
        }
        if (performance.now() - started > settledMs) failures = 0;
        await pause(options.beatSeconds * 1000, AbortSignal.any([ended.signal, changed.signal, end.signal]));
        if (changed.signal.aborted) changed = new AbortController();
      }
      return '';
    } finally {
      well = false;
      browser = undefined;
      await opened.kill();
    }
  }

  function watchPage(opened: OpenBrowser) {
    let home = '';
    let lastTry = Number.NEGATIVE_INFINITY;
    let reloadedOn = '';
    return {
      /** Looks what the page shows, and brings it where it belongs; true if it is there. */
      async look({ url, reload }: LaunchConfiguration): Promise<boolean> {
        const wanted = url ?? options.server + pages[options.kind];
        const at = String(await opened.evaluate('location.href'));
        const isThere = /^https?:/.test(at) && home === wanted;
        if (isThere) {
          const now = new Date();
          const minute = `${String(now.getHours()).padStart(2, '0')}:${String(now.getMinutes()).padStart(2, '0')}`;
          if (reload?.dailyAt === minute && reloadedOn !== now.toDateString()) {
            reloadedOn = now.toDateString();
            await opened.reload();
          }
          return true;
        }
        const retryMs = (reload?.afterFailureSeconds ?? usualRetrySeconds) * 1000;
        if (home === wanted && performance.now() - lastTry < retryMs) return false;
        lastTry = performance.now();
        if (await isReachable(wanted)) {
          home = wanted;
          await opened.go(wanted);
        } else if (!at.startsWith('data:')) {
          home = '';
          await opened.go(waitingPage(wanted));
        }
        return false;
      },
    };
  }

  const held = (async () => {
    while (!end.signal.aborted) {
      let why: string;
      try {
        why = await oneLife();
      } catch (error) {
        why = (error as Error).message;
      }
      if (end.signal.aborted || why === '') continue;
      restarts += 1;
      const waitMs = Math.min(mostPauseMs, 1000 * 2 ** failures);
      failures += 1;
      log(`browser: ${why}; it is started again in ${waitMs / 1000} s`);
      note('browser.restarted', why);
      await pause(waitMs, end.signal);
    }
  })();

  return {
    name: () => name,
    restarts: () => restarts,
    isWell: () => well,
    evaluate: async (expression) => browser?.evaluate(expression),
    apply: (configuration) => {
      wish = configuration;
      well = false;
      changed.abort();
    },
    stop: async () => {
      end.abort();
      await held;
    },
  };
}
