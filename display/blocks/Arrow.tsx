import type { ReactNode } from 'react';
import type { BlockProps } from '../screen/block-props.ts';
import { toneOf } from '../screen/tone-of.ts';
import { valueAt } from '../text/value-at.ts';

/** Degrees from pointing to the right. */
const turns: { [direction: string]: number | undefined } = {
  right: 0,
  downRight: 45,
  down: 90,
  downLeft: 135,
  left: 180,
  upLeft: 225,
  up: 270,
  upRight: 315,
};

export function Arrow({ block, data }: BlockProps<'arrow'>): ReactNode {
  const set = block.directionFrom && valueAt(data, block.directionFrom);
  const turn = turns[String(set || block.direction || 'right')];
  return turn === undefined ? null : (
    <svg className={`arrow tone-${toneOf(block, data)}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 9.4h11V3.5l9 8.5-9 8.5v-5.9H2z" fill="currentColor" transform={`rotate(${turn} 12 12)`} />
    </svg>
  );
}
