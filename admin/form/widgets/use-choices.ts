import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { onceBack } from '../../data/away.ts';
import { type ChoiceSet, loadChoices, type RecordChoice, type Reference } from '../../data/choices.ts';
import type { AdminDataProvider } from '../../data/data-provider.ts';

/** The choices of a reference; undefined while they load, 'failed' when they cannot be had. `sets` stays the same. */
export function useChoices(
  reference: Reference | undefined,
  gid?: string,
  sets?: readonly ChoiceSet[],
): RecordChoice[] | 'failed' | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [choices, setChoices] = useState<RecordChoice[] | 'failed'>();
  const wanted = JSON.stringify(reference);
  useEffect(() => {
    let current = true;
    if (!wanted) return;
    const load = () => {
      if (!current) return;
      loadChoices(dataProvider, JSON.parse(wanted) as Reference, gid, sets).then(
        (found) => current && setChoices(found),
        () => {
          if (current) setChoices('failed');
          onceBack(load);
        },
      );
    };
    load();
    return () => {
      current = false;
    };
  }, [dataProvider, wanted, gid, sets]);
  return choices;
}
