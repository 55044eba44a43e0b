import { paddedNumber } from '#client/text/padded-number.ts';
import type { QueueState } from '#generated/shapes.ts';
import { useLastNumber } from './use-last-number.ts';

/** The number that is called, in large; when none is, the last one in grey. */
export function CurrentNumber({ state }: { state: QueueState }) {
  const { current, width } = state;
  const last = useLastNumber(state);
  const over = last === undefined ? '–'.repeat(width) : paddedNumber(last, width);
  return (
    <p className={`number desk-number ${current ? '' : 'over'}`}>
      {current?.mark && <small>{current.mark}</small>}
      {current ? paddedNumber(current.number, current.width ?? width) : over}
    </p>
  );
}
