import type { Translator } from '#client/language/translator.ts';
import type { CounterQueue } from '#generated/shapes.ts';
import './queue-tabs.css';

interface QueueTabsProps {
  t: Translator;
  queues: readonly CounterQueue[];
  /** Owner of the queue whose lists are shown, or wanted. */
  looked: string | undefined;
  onLook(ownerGid: string): void;
}

/** The queues from which the counter calls in turn: how many wait in each, whose turn it is, and whose lists are shown. */
export function QueueTabs({ t, queues, looked, onLook }: QueueTabsProps) {
  return (
    <fieldset className="queue-tabs">
      <legend className="visually-hidden">{t('controller.queues.label')}</legend>
      {queues.map(({ ownerGid, name, mark, waiting, next }) => (
        <button
          key={ownerGid}
          type="button"
          className="queue-tab"
          data-queue={ownerGid}
          aria-pressed={ownerGid === looked}
          onClick={() => onLook(ownerGid)}
        >
          {mark && <strong className="queue-mark">{mark}</strong>}
          <span className="queue-name">{name}</span>
          <span className="count">{t('controller.list.waitingCount', { count: waiting })}</span>
          {next && <span className="chip info queue-next">{t('controller.queues.next')}</span>}
        </button>
      ))}
    </fieldset>
  );
}
