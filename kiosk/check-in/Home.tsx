import type { Translator } from '#client/language/translator.ts';
import { Answer } from '../screen/Answer.tsx';
import { Sign } from '../screen/signs.tsx';
import { whyNoNumbers } from '../ticket-machine/why-no-numbers.ts';
import type { KioskReading } from './read-kiosk.ts';

interface HomeProps {
  t: Translator;
  reading: KioskReading;
  /** Wrong numbers that this person has typed. */
  wrongTyped: number;
  onGo(at: 'scan' | 'type' | 'take' | 'progress'): void;
}

/** So many wrong numbers in a row are a mistake; more is guessing at those of others. */
export const mostWrongTyped = 3;

/** The first question: what a patient came to do, the likeliest first. Without check-in only what else there is. */
export function Home({ t, reading, wrongTyped, onGo }: HomeProps) {
  const { queues, info, stop } = reading;
  const [onlyQueue] = queues.length === 1 ? queues : [];
  const takeHints = [
    t('kiosk.home.takeHint'),
    ...(onlyQueue ? [t('kiosk.take.waiting', { count: onlyQueue.waiting })] : []),
  ];
  const reason = onlyQueue && whyNoNumbers(onlyQueue);
  // Of a device that is stopped as a whole, that is said already; a queue that is closed is nobody's to wait for.
  const takes = queues.some((queue) => queue.open || (!stop.stopped && whyNoNumbers(queue) !== 'closed'));
  const limited = wrongTyped >= mostWrongTyped;
  return (
    <>
      {stop.stopped && (
        <p className="lead refused" role="alert">
          {t('kiosk.stopped.hint')}
        </p>
      )}
      <div className="answers">
        {!stop.stopped && (
          <>
            <Answer
              primary
              title={t('kiosk.home.scan')}
              hints={[t('kiosk.home.scanHint')]}
              sign={<Sign name="code" />}
              onChoose={() => onGo('scan')}
            />
            <Answer
              title={t('kiosk.home.type')}
              hints={[limited ? t('kiosk.type.limited', { count: wrongTyped }) : t('kiosk.home.typeHint')]}
              sign={<Sign name="keypad" />}
              disabled={limited}
              onChoose={() => onGo('type')}
            />
          </>
        )}
        {takes && (
          <Answer
            title={t('kiosk.home.take')}
            hints={reason ? [t(`kiosk.take.${reason}`)] : takeHints}
            disabled={reason !== undefined}
            sign={<Sign name="ticket" />}
            onChoose={() => onGo('take')}
          />
        )}
        {info.data.length > 0 && (
          <Answer
            title={t('kiosk.home.progress')}
            hints={[t('kiosk.home.progressHint')]}
            sign={<Sign name="rooms" />}
            onChoose={() => onGo('progress')}
          />
        )}
      </div>
    </>
  );
}
