import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { againWhenBetter } from '../../data/away.ts';
import { type ChoiceSet, loadChoices, type RecordChoice, type Reference } from '../../data/choices.ts';
import type { AdminDataProvider } from '../../data/data-provider.ts';
import { type Failure, isFailure } from '../../data/failure-text.ts';

/** The choices of a reference; undefined while they load, the failure when they cannot be had. `sets` stays the same. */
export function useChoices(
  reference: Reference | undefined,
  gid?: string,
  sets?: readonly ChoiceSet[],
): RecordChoice[] | Failure | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [choices, setChoices] = useState<RecordChoice[] | Failure>();
  const wanted = JSON.stringify(reference);
  useEffect(() => {
    let current = true;
    if (!wanted) return;
    const load = () => {
      if (!current) return;
      loadChoices(dataProvider, JSON.parse(wanted) as Reference, gid, sets).then(
        (found) => current && setChoices(found),
        (failure: unknown) => {
          if (!isFailure(failure)) throw failure;
          if (current) setChoices(failure);
          againWhenBetter(failure, load);
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
