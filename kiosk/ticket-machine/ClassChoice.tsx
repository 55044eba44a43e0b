import type { Translator } from '#client/language/translator.ts';
import type { QueueSize } from '#generated/shapes.ts';
import { Answer } from '../screen/Answer.tsx';

interface ClassChoiceProps {
  t: Translator;
  queue: QueueSize;
  onTake(queue: QueueSize, priorityTag: string | undefined): void;
}

/** Asks who takes the number: somebody like all others, or of a class that goes first. */
export function ClassChoice({ t, queue, onTake }: ClassChoiceProps) {
  const classes = queue.priorityTags ?? [];
  return (
    <div className={`answers ${classes.length < 4 ? 'few' : 'many'}`}>
      <Answer primary title={t('kiosk.class.ordinary')} onChoose={() => onTake(queue, undefined)} />
      {classes.map((tag) => (
        <Answer key={tag} title={tag} onChoose={() => onTake(queue, tag)} />
      ))}
    </div>
  );
}
