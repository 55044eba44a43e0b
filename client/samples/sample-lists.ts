import type { PanelView, ViewCounter, ViewList, ViewPerson } from '#generated/shapes.ts';
import { labelColours } from './sample-counters.ts';
import { people, type SampleWords } from './sample-people.ts';
import type { SampleName } from './sample-states.ts';

/** Special lists of a hall's rooms, as their settings ask for them; none while nobody was called. */
export function listsOf(
  rooms: readonly ViewCounter[],
  name: SampleName,
  words: SampleWords,
  settings: PanelView['settings'],
): ViewList[] {
  const { board, specialLists = [] } = settings as { board?: string; specialLists?: ViewList['status'][] };
  if (board !== 'special' || name === 'empty' || name === 'closed') return [];
  const most = name === 'longNames' || name === 'fortyRooms' ? 24 : 5;
  const listed = (list: number) =>
    people(3 + list * 2, most - list, words).map((person, index): ViewPerson => {
      const { number, label } = person;
      const room = rooms[(index + list) % Math.max(1, rooms.length)]?.name ?? '';
      return name === 'numbersOnly' ? { number, label, room } : { ...person, room };
    });
  const byStatus = specialLists.map(
    (status, list): ViewList => ({
      status,
      people: listed(list).map((person, index) => ({
        ...person,
        status,
        ...(index === 1 && name !== 'numbersOnly' && { labels: [{ text: words.labels[2], ...labelColours[2] }] }),
      })),
    }),
  );
  const byLabel = words.labels.slice(0, 2).map(
    (text, index): ViewList => ({
      label: { text, ...labelColours[index] },
      people: listed(index + 1),
    }),
  );
  return [...byStatus, ...byLabel];
}
