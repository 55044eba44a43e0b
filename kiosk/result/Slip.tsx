import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { TicketSlip } from '#generated/shapes.ts';
import type { Flow } from '../flow/flow.ts';
import type { Place } from '../screen/Screen.tsx';
import { aheadText } from './ahead-text.ts';
import { departmentText } from './department-text.ts';
import { doctorText } from './doctor-text.ts';
import { isCrowded } from './is-crowded.ts';
import { counterText, nameRead } from './name-for-reader.ts';
import { PaperSlip } from './PaperSlip.tsx';
import { PhoneLink } from './PhoneLink.tsx';
import { PrintAndFinish } from './PrintAndFinish.tsx';
import { paperOf } from './slip-text.ts';
import { waitText } from './wait-text.ts';
import './result.css';

interface SlipProps {
  t: Translator;
  slip: TicketSlip;
  place: Place;
  onAgain: Flow['printAgain'] | undefined;
  /** The printer stands still. */
  stopped: boolean | undefined;
  onEnd(): void;
}

/** A number that was taken: on the screen, and on paper when it is printed. */
export function Slip({ t, slip, place, onAgain, stopped, onEnd }: SlipProps) {
  const queue = nameRead(t, slip.queueName, slip.queueSecondName);
  const counter = slip.counterName !== slip.queueName && counterText(t, slip);
  const where = [counter, departmentText(t, slip, slip), slip.location, doctorText(t, slip)].filter(Boolean);
  const { timeZoneOffsetMinutes } = place;
  return (
    <>
      <div className={isCrowded([queue, ...where]) ? 'results single crowded' : 'results single'}>
        <section className="slip result good">
          <p className="number result-number">{markedNumber(slip, slip.width)}</p>
          <p className="result-where">
            <strong>{queue}</strong>
            {where.map((name) => (
              <span key={name || ''}>{name}</span>
            ))}
          </p>
          <p className="result-ahead">{aheadText(t, slip.ahead)}</p>
          {slip.wait && <p className="result-wait">{waitText(t, slip.wait)}</p>}
          <PhoneLink t={t} url={slip.url} />
          <p className="muted">{t('kiosk.slip.issuedAt', { time: timeOfDay(slip.issuedAt, timeZoneOffsetMinutes) })}</p>
        </section>
      </div>
      <PrintAndFinish
        t={t}
        print={t('kiosk.result.print')}
        onAgain={onAgain && ((onRetry) => onAgain([slip.ticketKey], onRetry))}
        stopped={stopped}
        onEnd={onEnd}
      />
      <PaperSlip t={t} place={place} slip={paperOf(t, slip, place)} />
    </>
  );
}
