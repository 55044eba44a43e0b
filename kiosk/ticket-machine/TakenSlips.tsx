import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import type { TicketSlip } from '#generated/shapes.ts';
import type { Flow } from '../flow/flow.ts';
import { PaperSlip } from '../result/PaperSlip.tsx';
import { PrintAndFinish } from '../result/PrintAndFinish.tsx';
import { paperOf } from '../result/slip-text.ts';
import { Pages, useTurned } from '../screen/Pages.tsx';
import type { Place } from '../screen/Screen.tsx';

interface TakenSlipsProps {
  t: Translator;
  slips: readonly TicketSlip[];
  place: Place;
  onAgain: Flow['printAgain'] | undefined;
  /** The printer stands still. */
  stopped: boolean | undefined;
  onEnd(): void;
}

const perPage = 20;

/** The numbers that staff took at once, to be read out or printed one by one. */
export function TakenSlips({ t, slips, place, onAgain, stopped, onEnd }: TakenSlipsProps) {
  const turned = useTurned(slips, perPage);
  return (
    <>
      <ol className="taken">
        {turned.items.map((slip) => (
          <li key={slip.ticketKey} className="number">
            {numberOf(slip)}
          </li>
        ))}
      </ol>
      <Pages t={t} turned={turned} />
      <PrintAndFinish
        t={t}
        print={t('kiosk.staff.print')}
        onAgain={
          onAgain &&
          ((onRetry) =>
            onAgain(
              slips.map(({ ticketKey }) => ticketKey),
              onRetry,
            ))
        }
        stopped={stopped}
        onEnd={onEnd}
      />
      {slips.map((slip) => (
        <PaperSlip key={slip.ticketKey} t={t} place={place} slip={paperOf(t, slip, place)} />
      ))}
    </>
  );
}

/** "20 tickets: 012 to 031". */
export function takenText(t: Translator, slips: readonly TicketSlip[]): string {
  const [first] = slips;
  const last = slips[slips.length - 1];
  if (!first || !last) return '';
  return t('kiosk.staff.taken', { count: slips.length, from: numberOf(first), to: numberOf(last) });
}

function numberOf(slip: TicketSlip): string {
  return markedNumber(slip, slip.width);
}
