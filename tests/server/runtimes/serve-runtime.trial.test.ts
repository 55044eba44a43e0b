/** When the script that watches a release goes back, second by second, by what stands on the page. */
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#generated/limits.ts';

const script = readFileSync(new URL('../../../server/runtimes/runtime-trial.js', import.meta.url), 'utf8');
const { runtimeTrialSeconds: trial, runtimeBlankSeconds: blank } = limits;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a release', () => {
  test('that draws nothing is left after its trial', () => {
    const page = open();
    page.pass(trial - 1);
    expect(page.left()).toBe(false);
    page.pass(1);
    expect(page.left()).toBe(true);
  });

  test('that draws and is heard stays, until it is blank for some seconds', () => {
    const page = open();
    page.show({ words: '101 診', heard: true });
    page.pass(10 * trial);
    page.show({ words: '' });
    page.pass(blank - 1);
    page.show({ words: '102 診' });
    page.pass(trial);
    expect(page.left()).toBe(false);
    page.show({ words: '' });
    page.pass(blank);
    expect(page.left()).toBe(true);
  });

  test.each([['at its start', 0] as const, ['at any time later', 10 * trial] as const])(
    'of which a block cannot be drawn %s is left, whatever stands beside it',
    (_, after) => {
      const page = open();
      page.show({ words: '101 診', heard: true });
      page.pass(after);
      page.show({ marks: ['.block-failed'] });
      page.pass(blank - 1);
      expect(page.left()).toBe(false);
      page.pass(1);
      expect(page.left()).toBe(true);
    },
  );

  test('whose page breaks before it has stood is left before it loads itself anew', () => {
    const page = open();
    page.show({ words: 'out of service', marks: ['[data-exception]'], heard: true });
    page.pass(blank);
    expect(page.left()).toBe(true);
  });

  test('is left once, however long the server takes to say that it is there', () => {
    const page = open({ answers: false });
    page.pass(trial + 5);
    page.answer();
    expect(page.times()).toBe(1);
    page.pass(5);
    page.answer();
    expect(page.times()).toBe(2);
  });

  test('whose page breaks over one patient stays: it mends itself', () => {
    const page = open();
    page.show({ words: 'welcome', heard: true });
    page.pass(trial);
    page.show({ words: 'out of service', marks: ['[data-exception]'] });
    page.pass(10 * trial);
    expect(page.left()).toBe(false);
  });
});

/** As much of a browser as the script asks for. @param options.answers the server answers at once */
function open({ answers } = { answers: true }) {
  const shown = { words: '', marks: [] as string[], heard: false };
  let times = 0;
  const asked: (() => void)[] = [];
  const attributes: Readonly<Record<string, string>> = {
    'data-release': 'r1',
    'data-runtime': 'release1',
    'data-program': 'panel',
    'data-seconds': String(trial),
    'data-blank-seconds': String(blank),
    'data-reports': '',
  };
  const root = {
    querySelector: () => null,
    get textContent() {
      return shown.words;
    },
  };
  const document = {
    currentScript: {
      getAttribute: (name: string) => attributes[name],
      hasAttribute: (name: string) => name in attributes,
    },
    getElementById: () => root,
    querySelector: (wanted: string) => shown.marks.find((mark) => wanted.split(', ').includes(mark)) ?? null,
    get cookie() {
      return shown.heard ? 'callboard-panel-reported=release1' : '';
    },
    set cookie(_) {},
  };
  const leave = () => {
    times += 1;
  };
  const location = { href: '', pathname: '', search: '', reload: leave, replace: leave };
  class XMLHttpRequest {
    status = 200;
    onload?: () => void;
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      asked.push(() => this.onload?.());
      if (answers) answer();
    }
  }
  const browser = { document, location, XMLHttpRequest, setInterval, addEventListener: () => undefined };
  const answer = () => {
    for (const one of asked.splice(0)) one();
  };
  runInContext(script, createContext(browser));
  return {
    show: (change: Partial<typeof shown>) => void Object.assign(shown, change),
    pass: (seconds: number) => void vi.advanceTimersByTime(seconds * 1000),
    answer,
    times: () => times,
    left: () => times > 0,
  };
}
