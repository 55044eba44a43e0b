import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ChangeLog } from '#generated/shapes.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { namesFrom } from './names-in.ts';
import { type ToldEntry, tellChanges } from './tell-changes.ts';

/** Tells entries of the log of changes as a person reads them. */
export function useTelling(): (entries: readonly ChangeLog[]) => Promise<ToldEntry[]> {
  const translate = useTranslate();
  const calendar = useCalendar();
  const dataProvider = useDataProvider();
  return (entries) => tellChanges(entries, { translate, calendar, namesOf: namesFrom(dataProvider.getMany) });
}

/** These entries in words; undefined until the words are there. */
export function useToldChanges(entries: readonly ChangeLog[] | undefined): ToldEntry[] | undefined {
  const tell = useTelling();
  const [told, setTold] = useState<ToldEntry[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the entries
  useEffect(() => {
    let wanted = true;
    if (entries) tell(entries).then((found) => wanted && setTold(found));
    return () => {
      wanted = false;
    };
  }, [entries]);
  return entries && told;
}
