import type { Page } from 'playwright';

/** How fast somebody works who knows their hospital and not the program. */
const charactersPerSecond = 3;
const thoughtSeconds = 2;

/** What somebody has typed and done at the pages, and the time they would have needed for it. */
export interface PersonPace {
  readonly characters: number;
  readonly steps: number;
  /** Their own time: what the program took is not in it. */
  seconds(): number;
}

/**
 * Counts what a person does at all pages of this test file: every text that is typed, every press, every choice and
 * every page opened by its address, which is typed too.
 * @param page any page; what it counts by belongs to all of them
 */
export function countPace(page: Page): PersonPace & { end(): void } {
  const pace = { characters: 0, steps: 0 };
  const locator = Object.getPrototypeOf(page.locator('body'));
  const pages = Object.getPrototypeOf(page);
  const undo = [
    watch(locator, 'fill', (text) => act(String(text).length)),
    watch(locator, 'click', () => act(0)),
    watch(locator, 'setInputFiles', () => act(0)),
    watch(pages, 'goto', (address) => act(new URL(String(address)).pathname.length)),
  ];
  function act(characters: number) {
    pace.steps += 1;
    pace.characters += characters;
  }
  return {
    get characters() {
      return pace.characters;
    },
    get steps() {
      return pace.steps;
    },
    seconds: () => pace.characters / charactersPerSecond + pace.steps * thoughtSeconds,
    end: () => {
      for (const restore of undo) restore();
    },
  };
}

function watch(of: Record<string, unknown>, name: string, tell: (first: unknown) => void): () => void {
  const original = of[name] as (...given: unknown[]) => unknown;
  of[name] = function (this: unknown, ...given: unknown[]) {
    tell(given[0]);
    return original.apply(this, given);
  };
  return () => {
    of[name] = original;
  };
}
