import { useTranslate } from 'react-admin';
import type { CounterServiceInfo, PeopleTotal, WaitingTotal } from '#generated/shapes.ts';
import type { CounterService } from '#generated/values.ts';
import { durationText } from '../figures/duration-text.ts';
import { Tiles } from '../figures/Tiles.tsx';

interface TodayTilesProps {
  people: PeopleTotal;
  waiting: WaitingTotal;
  counters: readonly CounterServiceInfo[];
}

/** The day in figures: who came, who waits and how long, what the counters do. */
export function TodayTiles({ people, waiting, counters }: TodayTilesProps) {
  const translate = useTranslate();
  const inService = (wanted: CounterService) => counters.filter(({ service }) => service === wanted).length;
  const label = (name: string) => translate(`admin.dashboard.${name}`);
  // The number stands with the word it counts.
  const others = (['pause', 'unlogin', 'noData'] as const)
    .filter((service) => inService(service) > 0)
    .map((service) => `${translate(`values.CounterService.${service}`)}\u00a0${inService(service)}`);
  return (
    <Tiles
      label={label('today')}
      tiles={[
        { label: label('issued'), value: String(people.issued) },
        {
          label: label('waiting'),
          value: String(waiting.waiting),
          notes: [`${label('longestWait')} ${durationText(waiting.longestWaitSeconds, translate)}`],
        },
        { label: label('completed'), value: String(people.completed) },
        { label: label('passed'), value: String(people.passed) },
        { label: label('averageWait'), value: durationText(people.averageWaitSeconds, translate) },
        { label: label('averageService'), value: durationText(people.averageServiceSeconds, translate) },
        { label: label('countersServing'), value: String(inService('serving')), notes: others },
      ]}
    />
  );
}
