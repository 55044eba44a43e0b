import type { Translator } from '#client/language/translator.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import type { QueueSize } from '#generated/shapes.ts';
import { departmentText } from '../result/department-text.ts';
import { doctorText } from '../result/doctor-text.ts';
import { nameRead } from '../result/name-for-reader.ts';
import { pauseLine } from '../result/pause-line.ts';
import { waitText } from '../result/wait-text.ts';
import { Answer } from '../screen/Answer.tsx';
import { Pages, useTurned } from '../screen/Pages.tsx';
import { Sign, type SignName } from '../screen/signs.tsx';
import { whyNoNumbers } from './why-no-numbers.ts';
import './queues.css';

interface QueueChoiceProps {
  t: Translator;
  queues: readonly QueueSize[];
  /** Whose choice it is: the next person finds the first page. */
  visit?: object;
  onTake(queue: QueueSize): void;
}

const perPage = 6;

/** One card per queue, all of one height, six on a page: with how many wait, or why it gives no numbers. */
export function QueueChoice({ t, queues, visit, onTake }: QueueChoiceProps) {
  const turned = useTurned(queues, perPage, visit);
  if (queues.length === 0) return <p className="lead">{t('kiosk.take.none')}</p>;
  const { count, items } = turned;
  return (
    <>
      <div className={`queues of-${count > 1 ? perPage : items.length}`}>
        {items.map((queue) => {
          const stop = whyNoNumbers(queue);
          return (
            <Answer
              key={queue.groupGid ?? queue.panelGid ?? queue.name}
              primary={queues.length === 1 && !stop}
              disabled={stop !== undefined}
              state={stop}
              sign={stop && <Sign name={stop satisfies SignName} />}
              title={nameRead(t, queue.name, queue.secondName)}
              hints={stop ? [t(`kiosk.take.${stop}`)] : hintsOf(t, queue, queues.length > 3)}
              onChoose={() => onTake(queue)}
            />
          );
        })}
      </div>
      <Pages t={t} turned={turned} />
    </>
  );
}

function hintsOf(t: Translator, queue: QueueSize, brief: boolean): string[] {
  const { waiting, lastNumber, width, wait, pause } = queue;
  const department = departmentText(t, queue, { queueName: queue.name, queueSecondName: queue.secondName });
  const doctor = doctorText(t, queue);
  return [
    ...(doctor ? [doctor] : []),
    ...(department && !(brief && doctor) ? [department] : []),
    waiting === 0 ? t('kiosk.take.nobody') : t('kiosk.take.waiting', { count: waiting }),
    ...(waiting > 0 && wait ? [waitText(t, wait)] : []),
    ...(pause ? pauseLine(t, brief ? { until: pause.until } : pause) : []),
    ...(lastNumber > 0 && !brief ? [t('kiosk.lastNumber', { number: paddedNumber(lastNumber, width) })] : []),
  ];
}
