import type { Translator } from '#client/language/translator.ts';
import type { QueueSize } from '#generated/shapes.ts';
import { Answer } from '../screen/Answer.tsx';
import { Pages, useTurned } from '../screen/Pages.tsx';
import './queues.css';

interface ClassChoiceProps {
  t: Translator;
  queue: QueueSize;
  onTake(queue: QueueSize, priorityTag: string | undefined): void;
}

const perPage = 6;

/** Asks who takes the number: somebody like all others, or of a class that goes first. */
export function ClassChoice({ t, queue, onTake }: ClassChoiceProps) {
  const choices = [undefined, ...(queue.priorityTags ?? [])];
  const turned = useTurned(choices, perPage);
  return (
    <>
      <div className={`queues of-${turned.count > 1 ? perPage : choices.length}`}>
        {turned.items.map((tag) => (
          <Answer
            key={tag ?? ''}
            primary={tag === undefined}
            title={tag ?? t('kiosk.class.ordinary')}
            onChoose={() => onTake(queue, tag)}
          />
        ))}
      </div>
      <Pages t={t} turned={turned} />
    </>
  );
}
