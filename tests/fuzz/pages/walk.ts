import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { RunningServer } from '../../running/server.ts';
import type { Random } from '../random.ts';
import { type Hands, handsOn } from './hands.ts';
import { type Place, places } from './places.ts';
import { pressableIn } from './pressable.ts';
import { chosenFile } from './typed.ts';

/** Somebody who presses anything at a place. */
export interface Walk {
  /** Where they look now. */
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
/** After so many presses the walk begins where it began. */
const onceAround = 120;

export async function startWalk({ context, place, server, random }: WalkOptions): Promise<Walk> {
  const { enter, resized } = places[place];
  const done: string[] = [];
  const note = (act: string) => {
    done.push(act.length > 60 ? `${act.slice(0, 60)}…` : act);
    if (done.length > 12) done.shift();
  };
  /** The tabs that are open, at most two. */
  const tabs: Page[] = [];
  let page = await openTab();
  let hands: Hands = handsOn(page, random, note);

  async function openTab(): Promise<Page> {
    const tab = await context.newPage();
    tab.setDefaultTimeout(3000);
    tab.setDefaultNavigationTimeout(30_000);
    tab.on('dialog', (dialog) => (random.percent(60) ? dialog.accept() : dialog.dismiss()).catch(() => undefined));
    tab.on('popup', (other) => other.close().catch(() => undefined));
    tab.on('filechooser', (chooser) => {
      const file = chosenFile(random);
      note(`chooses file “${file.name}”, ${file.buffer.length} bytes`);
      chooser.setFiles(file).catch(() => undefined);
    });
    tabs.push(tab);
    return tab;
  }

  function turnTo(tab: Page): void {
    page = tab;
    hands = handsOn(tab, random, note);
  }

  /** Two tabs of one browser at the same record. */
  async function changeTab(): Promise<void> {
    const other = tabs.find((tab) => tab !== page);
    note(other ? 'other tab' : 'second tab here');
    const address = page.url();
    turnTo(other ?? (await openTab()));
    if (!other) await page.goto(address);
  }

  async function begin(): Promise<void> {
    note('begins');
    turnTo(tabs[0]!);
    for (const tab of tabs.splice(1)) await tab.close();
    await enter(page, server);
  }

  /** At a form to sign in nobody stays long. */
  async function isOut(): Promise<boolean> {
    return random.percent(15) && (await page.locator('input[autocomplete=current-password]').count()) > 0;
  }

  async function pressAnything(): Promise<void> {
    const found = (await pressableIn(page)).filter(({ href }) => href === '' || /^[/#]/.test(href));
    const inMain = found.filter((one) => one.inMain);
    if (found.length === 0) await sleep(300);
    else await hands.press(random.pick(inMain.length > 0 && random.percent(50) ? inMain : found));
  }

  async function cutNetwork(): Promise<void> {
    note('no network');
    await context.setOffline(true);
    await pressAnything().catch(() => undefined);
    await sleep(1000);
    await context.setOffline(false);
  }

  const acts: readonly (readonly [number, () => Promise<unknown>])[] = [
    [72, pressAnything],
    [6, () => hands.chooseOption()],
    [6, () => hands.typeAnywhere()],
    [3, () => hands.drag()],
    [10, () => hands.key(random.pick(keys))],
    [2, () => hands.reload()],
    [2, () => hands.goBack()],
    [1, cutNetwork],
    [3, changeTab],
    [resized ? 1 : 0, () => page.setViewportSize(random.pick(sizes))],
  ];

  let count = 0;
  await enter(page, server);
  return {
    get page() {
      return page;
    },
    get acts() {
      return count;
    },
    trail: () => done.join(' · '),
    act: async () => {
      count += 1;
      try {
        if (count % onceAround === 0 || !page.url().startsWith(server.url) || (await isOut())) await begin();
        else await random.weighted(acts)();
      } catch {
        // What cannot be pressed any more, or goes elsewhere meanwhile, is no finding: complaints.ts listens for those.
      }
    },
  };
}
