import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fontConfiguration } from './fonts.ts';
import { chromiumFlags, type FoundBrowser } from './launch.ts';
import { RemoteCalls } from './remote-calls.ts';

/** A page of an engine that Playwright does not speak to: one that is too old, or another maker's as it is installed. */
export interface RemotePage {
  go(url: string): Promise<void>;
  /** The value of an expression in the page, which has to be such as JSON can hold; a promise is waited for. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Errors that nobody caught, and what the page wrote with console.error. */
  complaints: string[];
  close(): Promise<void>;
}

const size = { width: 1280, height: 720 };

const remoteFlags = [
  ...chromiumFlags,
  '--headless',
  `--window-size=${size.width},${size.height}`,
  '--remote-debugging-port=0',
];

/** A page of a Chromium, steered over the DevTools protocol. @param flags besides those that every one gets */
export async function openChromium(browser: FoundBrowser, flags: string[] = []): Promise<RemotePage> {
  // A headless shell opens no page unless it is given one.
  const own = await start(browser, (profile) => [
    ...remoteFlags,
    `--user-data-dir=${profile}`,
    ...flags,
    'about:blank',
  ]);
  const calls = await RemoteCalls.open(await firstPage(own.address));
  const complaints: string[] = [];
  calls.onEvent = (name, said) => {
    if (name === 'Runtime.exceptionThrown' || (name === 'Runtime.consoleAPICalled' && said.type === 'error')) {
      complaints.push(JSON.stringify(said.exceptionDetails ?? said.args));
    }
  };
  for (const domain of ['Page', 'Runtime']) await calls.call(`${domain}.enable`);
  return {
    complaints,
    async go(url) {
      await calls.call('Page.navigate', { url });
    },
    async evaluate(expression) {
      const told = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await calls.call('Runtime.evaluate', told);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: never }).value;
    },
    close: () => own.stop(calls),
  };
}

/** Address of a Chromium's first page, which may come a moment after the browser itself. */
async function firstPage(browser: string): Promise<string> {
  const list = `http://${new URL(browser).host}/json/list`;
  for (;;) {
    const pages = (await (await fetch(list)).json()) as { type: string; webSocketDebuggerUrl?: string }[];
    const address = pages.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
    if (address) return address;
    await sleep(50);
  }
}

/** A page of a Firefox, steered over WebDriver BiDi. */
export async function openFirefox(browser: FoundBrowser): Promise<RemotePage> {
  const wide = [`--width=${size.width}`, `--height=${size.height}`];
  const own = await start(browser, (profile) => [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', ...wide],
  ]);
  const calls = await RemoteCalls.open(`${own.address}/session`);
  const complaints: string[] = [];
  calls.onEvent = (name, said) => {
    if (name === 'log.entryAdded' && said.level === 'error') complaints.push(String(said.text));
  };
  await calls.call('session.new', { capabilities: {} });
  await calls.call('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await calls.call('browsingContext.getTree', {});
  const { context } = (contexts as { context: string }[])[0] as { context: string };
  return {
    complaints,
    async go(url) {
      await calls.call('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async evaluate(expression) {
      // Its own form of values is a tree; a text of JSON is the same in every engine.
      const { result, exceptionDetails } = await calls.call('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      const { value } = result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    close: () => own.stop(calls),
  };
}

/** Starts a browser with a profile of its own and waits for the address that it is steered at. */
async function start({ executablePath, libraries }: FoundBrowser, flags: (profile: string) => string[]) {
  const profile = await mkdtemp(join(tmpdir(), 'callboard-browser-'));
  const paths = libraries ? { LD_LIBRARY_PATH: libraries } : {};
  const env = { ...process.env, ...paths, FONTCONFIG_FILE: await fontConfiguration() };
  const child = spawn(executablePath as string, flags(profile), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  return {
    address: await addressOf(child),
    async stop(calls: RemoteCalls) {
      calls.close();
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** The address that a browser says on its error output once it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /ws:\/\/[^\s]+/.exec(said);
      if (address) resolve(address[0]);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the browser ended with ${code}: ${said}`)));
  });
}
