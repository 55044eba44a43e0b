import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Appointment } from '#generated/shapes.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { namesFrom } from '../history/names-in.ts';
import { type OtherFact, otherFacts } from './other-facts.ts';

/** What an appointment says beyond the fields that a page arranges itself; empty until the words are there. */
export function useOtherFacts(appointment: Appointment, arranged: readonly string[]): readonly OtherFact[] {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { getMany } = useDataProvider();
  const [facts, setFacts] = useState<readonly OtherFact[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the appointment
  useEffect(() => {
    let wanted = true;
    otherFacts(appointment, arranged, { translate, calendar, namesOf: namesFrom(getMany) }).then(
      (found) => wanted && setFacts(found),
    );
    return () => {
      wanted = false;
    };
  }, [appointment]);
  return facts;
}
