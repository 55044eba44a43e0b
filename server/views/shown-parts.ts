import type { BuiltInPanel } from '#generated/panel-types.ts';

/** What a panel's layout and settings show of a queue; what they do not show is not sent. */
export interface ShownParts {
  /** How many of the next people; 0 where no block shows them. */
  readonly next: number;
  readonly passed: boolean;
  /** Those who have not checked in. */
  readonly expected: boolean;
  /** Names, masked; only where the settings ask for them. */
  readonly names: boolean;
  readonly media: boolean;
  readonly marquees: boolean;
}

/** The most that a list of a view holds; the schema's limit. */
export const listLimit = 40;

const words = new Map<string, ReadonlySet<string>>();

/** Reads from a panel type's layout, and the panel's settings, what its screen shows. */
export function shownParts(
  type: Pick<BuiltInPanel, 'name' | 'layout'>,
  settings: Readonly<Record<string, unknown>>,
  rowsOnAPage: number,
): ShownParts {
  const inLayout = wordsOf(type);
  const next = typeof settings.showNext === 'number' ? settings.showNext : rowsOnAPage;
  return {
    next: inLayout.has('next') ? Math.min(next, listLimit) : 0,
    passed: inLayout.has('passed') && settings.showPassed !== false,
    expected: inLayout.has('expected'),
    names: settings.showNames === true,
    media: inLayout.has('media') && settings.showMedia !== false,
    marquees: inLayout.has('marquees'),
  };
}

/** Every word in the paths, keys and names of a layout. */
function wordsOf({ name, layout }: Pick<BuiltInPanel, 'name' | 'layout'>): ReadonlySet<string> {
  const known = words.get(name);
  if (known) return known;
  const found = new Set(JSON.stringify(layout).match(/[A-Za-z]+/g));
  words.set(name, found);
  return found;
}
