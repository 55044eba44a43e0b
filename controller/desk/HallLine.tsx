import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import { useHall } from './use-hall.ts';

/**
 * Whether the call has reached the hall: shown, and spoken; in red where no screen is connected that could, marked where
 * those that are say nothing of it.
 */
export function HallLine({ t, state }: { t: Translator; state: QueueState }) {
  const { hall, overdue } = useHall(state);
  if (!hall) return <p className="desk-hall muted" />;
  const { screens, shown, spoken, seq } = hall;
  if (screens === 0) {
    return (
      <p className="desk-hall none" role="status">
        {t('controller.hall.none')}
      </p>
    );
  }
  if (!state.current || seq !== state.current.seq) return <p className="desk-hall muted" />;
  const name = spoken > 0 ? 'spoken' : shown > 0 ? 'shown' : overdue ? 'unconfirmed' : 'sent';
  return (
    <p className={`desk-hall ${name}`}>
      {shown + spoken > 0 && <span aria-hidden="true">✓ </span>}
      {t(`controller.hall.${name}`)}
    </p>
  );
}
