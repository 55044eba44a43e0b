import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { type DevTools, devToolsOver } from './devtools.ts';
import { endLeftover, killTree, noteProcess } from './end-leftover.ts';

/** A browser with its one page. Every question has a time limit: a browser that hangs answers none. */
export interface OpenBrowser {
  /** The browser and its version. */
  readonly name: string;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<string>;
  /** Brings the page to an address. */
  go(url: string): Promise<void>;
  /** What an expression is worth in the page. @throws Error if the page does not answer */
  evaluate(expression: string): Promise<unknown>;
  reload(): Promise<void>;
  /** Runs a script at the beginning of every page, before its own, until what this gives is called. */
  beginPagesWith(source: string): Promise<() => Promise<void>>;
  /** Ends the browser with everything it has started, also one that is frozen. */
  kill(): Promise<void>;
}

/** A browser that starts on a slow machine with a cold disk. */
const startMs = 60_000;

/**
 * Starts the browser on an empty page.
 * @param answerMs how long it may take to answer once it runs
 * @throws Error if it does not start
 */
export async function openBrowser(options: {
  program: string;
  switches: readonly string[];
  profile: string;
  answerMs: number;
}): Promise<OpenBrowser> {
  const { program, switches, profile, answerMs } = options;
  endLeftover(program, profile);
  // A process group of its own, so that all its processes can be ended together.
  const child = spawn(program, [...switches, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const ended = endOf(child);
  const end = () => {
    if (child.pid !== undefined) killTree(child.pid);
  };
  if (child.pid !== undefined) noteProcess(profile, child.pid);
  const tools = devToolsOver(child.stdio[3] as Writable, child.stdio[4] as Readable);
  try {
    const { product } = await Promise.race([
      tools.ask('Browser.getVersion', {}, startMs),
      ended.then((why) => Promise.reject(new Error(`the browser ended at its start (${why})`))),
    ]);
    const sessionId = await attach(tools);
    tools.onEvent((method) => {
      // The page is gone and shows nothing: with its browser it begins anew.
      if (/^(Inspector\.targetCrashed|Target\.targetCrashed|Target\.detachedFromTarget)$/.test(method)) end();
    });
    const ask = (method: string, params = {}) => tools.ask(method, params, answerMs, sessionId);
    await ask('Page.enable');
    await ask('Inspector.enable');
    return {
      name: String(product).slice(0, 60),
      ended,
      go: async (url) => void (await ask('Page.navigate', { url })),
      reload: async () => void (await ask('Page.reload')),
      beginPagesWith: async (source) => {
        const { identifier } = await ask('Page.addScriptToEvaluateOnNewDocument', { source });
        return async () => void (await ask('Page.removeScriptToEvaluateOnNewDocument', { identifier }));
      },
      evaluate: async (expression) => {
        const { result } = (await ask('Runtime.evaluate', { expression, returnByValue: true })) as {
          result?: { value?: unknown };
        };
        return result?.value;
      },
      kill: async () => {
        end();
        await ended;
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal ?? `code ${code}`;
  } catch (error) {
    return String(error);
  }
}

async function attach(tools: DevTools): Promise<string> {
  const { targetInfos } = (await tools.ask('Target.getTargets', {}, startMs)) as {
    targetInfos: { type: string; targetId: string }[];
  };
  const page = targetInfos.find(({ type }) => type === 'page');
  const targetId =
    page?.targetId ?? String((await tools.ask('Target.createTarget', { url: 'about:blank' }, startMs)).targetId);
  const { sessionId } = await tools.ask('Target.attachToTarget', { targetId, flatten: true }, startMs);
  return String(sessionId);
}
