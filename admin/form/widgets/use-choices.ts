import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { againWhenBetter } from '../../data/away.ts';
import { type ChoiceSet, loadChoices, type RecordChoice, type Reference } from '../../data/choices.ts';
import type { AdminDataProvider } from '../../data/data-provider.ts';
import { type Failure, isFailure } from '../../data/failure-text.ts';

/**
 * The choices of a reference; undefined while they load, the failure when they cannot be had. `sets` stays the same.
 * Where there are none, the first may be made in another tab: who comes back from there is asked for.
 */
export function useChoices(
  reference: Reference | undefined,
  gid?: string,
  sets?: readonly ChoiceSet[],
): RecordChoice[] | Failure | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [choices, setChoices] = useState<RecordChoice[] | Failure>();
  const [returns, setReturns] = useState(0);
  const none = Array.isArray(choices) && choices.length === 0;
  const wanted = JSON.stringify(reference);
  useEffect(() => {
    if (!none) return;
    const comeBack = () => setReturns((before) => before + 1);
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, [none]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back asks again.
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
  }, [dataProvider, wanted, gid, sets, returns]);
  return choices;
}
