import type { Translator } from '#client/language/translator.ts';
import type { QueueState } from '#generated/shapes.ts';
import { type HallTold, hallTold } from './hall-told.ts';
import { useHall } from './use-hall.ts';

/** In which case nothing that is called can be shown. */
const never: readonly HallTold[] = ['disable', 'pause', 'none'];

/**
 * Whether the call has reached the hall: shown, and spoken; in red where no screen is connected or switched on that could,
 * marked where those that are say nothing of it.
 */
export function HallLine({ t, state }: { t: Translator; state: QueueState }) {
  const told = hallTold(useHall(state), state);
  if (!told) return <p className="desk-hall muted" />;
  return (
    <p className={`desk-hall ${told}`} {...(never.includes(told) && { role: 'status' })}>
      {(told === 'shown' || told === 'spoken') && <span aria-hidden="true">✓ </span>}
      {t(`controller.hall.${told}`)}
    </p>
  );
}
