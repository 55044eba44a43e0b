import type { PanelSettings } from '#generated/device.ts';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import type { ListLabelCreate } from '#generated/shapes.ts';
import type { Locale, SpecialList } from '#generated/values.ts';
import { defaultLocale, text } from '../ground/texts.ts';
import type { PersonParts } from './view-person.ts';

/** What a panel's layout and settings show of a queue; what they do not show is not sent. */
export interface ShownParts extends PersonParts {
  /** Of the panel, for what is told in words; absent where everybody reads it in their own. */
  readonly language?: Locale;
  /** How many of the next people; 0 where no block shows them. */
  readonly next: number;
  readonly passed: boolean;
  /** Those who have not checked in. */
  readonly expected: boolean;
  /** How many have checked in, and how many have not. */
  readonly checkIns: boolean;
  /** Who is in an examination, and who is back from one. */
  readonly examining: boolean;
  readonly back: boolean;
  /** Whole lists of appointments. */
  readonly appointments: boolean;
  /** Of these, those who are done too. */
  readonly completed: boolean;
  /** Lists of all rooms together: by status, and by list label. */
  readonly specialLists: readonly SpecialList[];
  readonly labelLists: readonly ListLabelCreate[];
  readonly nurses: boolean;
  readonly paramedics: boolean;
  readonly qrCode: boolean;
  readonly media: boolean;
  readonly marquees: boolean;
}

/** The most that a list of a view holds; the schema's limit. */
export const listLimit = 40;

/** A screen that shows nothing of any queue. */
export const noParts: ShownParts = {
  next: 0,
  passed: false,
  expected: false,
  checkIns: false,
  examining: false,
  back: false,
  appointments: false,
  completed: false,
  specialLists: [],
  labelLists: [],
  nurses: false,
  paramedics: false,
  qrCode: false,
  names: false,
  columns: [],
  labels: [],
  media: false,
  marquees: false,
};

const words = new Map<string, ReadonlySet<string>>();

/** Reads from a panel type's layout, and the panel's settings, what its screen shows; of people what it has columns for. */
export function shownParts(
  type: Pick<BuiltInPanel, 'name' | 'layout'>,
  settings: Readonly<PanelSettings>,
  rowsOnAPage: number,
  people: Pick<ShownParts, 'columns' | 'labels' | 'labelLists'>,
): ShownParts {
  const inLayout = wordsOf(type);
  const special = settings.board !== 'appointments' && inLayout.has('listBoard');
  const next = settings.showNext ?? rowsOnAPage;
  return {
    next: inLayout.has('next') ? Math.min(next, listLimit) : 0,
    passed: inLayout.has('passed') && settings.showPassed !== false,
    expected: inLayout.has('expected'),
    checkIns: inLayout.has('checkedInCount') || inLayout.has('expectedCount'),
    examining: inLayout.has('examining'),
    back: inLayout.has('back'),
    appointments: settings.board !== 'special' && (inLayout.has('appointments') || inLayout.has('appointmentBoard')),
    completed: settings.showCompleted === true,
    specialLists: special ? (settings.specialLists ?? []) : [],
    nurses: inLayout.has('nurses'),
    paramedics: inLayout.has('paramedics'),
    qrCode: inLayout.has('qrCode') && settings.showQrCode === true,
    names: settings.showNames === true,
    ...people,
    labelLists: special ? people.labelLists : [],
    media: inLayout.has('media') && settings.showMedia !== false,
    marquees: inLayout.has('marquees'),
  };
}

/** Every word in the paths, keys and names of a layout, and in the paths that its texts fill in. */
function wordsOf({ name, layout }: Pick<BuiltInPanel, 'name' | 'layout'>): ReadonlySet<string> {
  const known = words.get(name);
  if (known) return known;
  const written = JSON.stringify(layout);
  const texts = [...written.matchAll(/@([A-Za-z.]+)/g)].map(([, key]) => text(defaultLocale, `display.${key}`));
  const filledIn = texts.flatMap((said) => said.match(/\{\{[^}]+\}\}/g) ?? []);
  const found = new Set([written, ...filledIn].join(' ').match(/[A-Za-z]+/g));
  words.set(name, found);
  return found;
}
