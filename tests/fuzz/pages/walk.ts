import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { RunningServer } from '../../running/server.ts';
import { oddTexts } from '../odd-values.ts';
import type { Random } from '../random.ts';
import { type Place, places } from './places.ts';
import { type Pressable, pressableIn } from './pressable.ts';
import { unsaid } from './unsaid.ts';

/** Somebody who presses anything at a place. */
export interface Walk {
  readonly page: Page;
  readonly acts: number;
  /** What was done last, the oldest first. */
  trail(): string;
  act(): Promise<void>;
}

interface WalkOptions {
  readonly context: BrowserContext;
  readonly place: Place;
  readonly server: RunningServer;
  readonly random: Random;
}

const keys = ['Escape', 'Enter', 'Tab', 'Space', 'ArrowDown', 'ArrowLeft', 'Backspace', 'g', '1'] as const;
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
/** Else what was typed would be complained of where it is shown. */
const texts = oddTexts.filter((text) => !unsaid.test(text));
const typedInto = ['text', 'search', 'tel', 'url', 'email', 'number', 'password', 'textarea', 'date', 'time'];
/** After so many presses the walk begins where it began. */
const onceAround = 120;

export async function startWalk({ context, place, server, random }: WalkOptions): Promise<Walk> {
  const { enter, resized } = places[place];
  const page = await context.newPage();
  page.setDefaultTimeout(3000);
  page.setDefaultNavigationTimeout(30_000);
  page.on('dialog', (dialog) => (random.percent(60) ? dialog.accept() : dialog.dismiss()).catch(() => undefined));
  page.on('popup', (other) => other.close().catch(() => undefined));
  const done: string[] = [];
  const note = (act: string) => {
    done.push(act);
    if (done.length > 10) done.shift();
  };

  async function press({ tag, type, name, x, y }: Pressable): Promise<void> {
    note(`${tag} “${name}”`);
    const { height } = page.viewportSize()!;
    if (y < 0 || y > height) {
      await page.mouse.wheel(0, y - height / 2);
      return;
    }
    if (random.percent(8)) await page.mouse.dblclick(x, y);
    else await page.mouse.click(x, y);
    if (!typedInto.includes(type)) return;
    const text = random.pick(texts);
    note(`types “${text}”`);
    await page.keyboard.insertText(text);
  }

  async function pressAnything(): Promise<void> {
    const found = (await pressableIn(page)).filter(
      ({ type, href }) => type !== 'file' && (href === '' || href.startsWith('/')),
    );
    if (found.length > 0) await press(random.pick(found));
    else await sleep(300);
  }

  async function cutNetwork(): Promise<void> {
    note('no network');
    await context.setOffline(true);
    await pressAnything().catch(() => undefined);
    await sleep(1000);
    await context.setOffline(false);
  }

  const acts: readonly (readonly [number, () => Promise<unknown>])[] = [
    [84, pressAnything],
    [10, () => pressKey(random.pick(keys))],
    [2, reload],
    [2, goBack],
    [1, cutNetwork],
    [resized ? 1 : 0, () => page.setViewportSize(random.pick(sizes))],
  ];

  function reload(): Promise<unknown> {
    note('reload');
    return page.reload();
  }

  function goBack(): Promise<unknown> {
    note('back');
    return page.goBack();
  }

  function pressKey(key: string): Promise<void> {
    note(`key ${key}`);
    return page.keyboard.press(key);
  }

  let count = 0;
  await enter(page, server);
  return {
    page,
    get acts() {
      return count;
    },
    trail: () => done.join(' · '),
    act: async () => {
      count += 1;
      try {
        if (count % onceAround === 0 || !page.url().startsWith(server.url)) await enter(page, server);
        else await random.weighted(acts)();
      } catch {
        // What cannot be pressed any more, or goes elsewhere meanwhile, is no finding: complaints.ts listens for those.
      }
    },
  };
}
