import type { Translator } from '#client/language/translator.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import type { QueueSize } from '#generated/shapes.ts';
import { waitText } from '../result/wait-text.ts';
import { Answer } from '../screen/Answer.tsx';

/** One large answer per queue, with how many wait in it. */
export function QueueChoice({
  t,
  queues,
  onTake,
}: {
  t: Translator;
  queues: QueueSize[];
  onTake(queue: QueueSize): void;
}) {
  if (queues.length === 0) return <p className="lead">{t('kiosk.take.none')}</p>;
  return (
    <div className={`answers ${queues.length <= 4 ? 'few' : 'many'}`}>
      {queues.map((queue) => (
        <Answer
          key={queue.groupGid ?? queue.panelGid ?? queue.name}
          primary={queues.length === 1 && queue.open}
          disabled={!queue.open}
          title={queue.name}
          hints={hintsOf(t, queue)}
          onChoose={() => onTake(queue)}
        />
      ))}
    </div>
  );
}

function hintsOf(t: Translator, { open, waiting, lastNumber, width, departmentName, wait }: QueueSize): string[] {
  if (!open) return [t('kiosk.take.closed')];
  return [
    ...(departmentName ? [departmentName] : []),
    waiting === 0 ? t('kiosk.take.nobody') : t('kiosk.take.waiting', { count: waiting }),
    ...(waiting > 0 && wait ? [waitText(t, wait)] : []),
    ...(lastNumber > 0 ? [t('kiosk.lastNumber', { number: paddedNumber(lastNumber, width) })] : []),
  ];
}
