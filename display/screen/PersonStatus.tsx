import type { ReactNode } from 'react';
import type { PatientListState, QueueStatus } from '#generated/shapes.ts';
import { textWidth } from '../text/text-width.ts';
import type { Word } from '../text/words.ts';

/** Shape and tone of a status; the word says it, shape and colour only help. */
const looks: { [Status in QueueStatus | PatientListState]?: [shape: 'full' | 'half' | 'ring', tone: string] } = {
  awaiting: ['full', 'good'],
  onCall: ['full', 'good'],
  checkBack: ['full', 'good'],
  checking: ['half', 'attention'],
  temporarilyAway: ['ring', 'attention'],
  lateArrival: ['full', 'attention'],
};

interface PersonStatusProps {
  /** The status, or what a list of appointments says instead. */
  status: QueueStatus | PatientListState;
  word: Word;
  /** In vmin. */
  width: number;
  size: number;
}

/** Below this, in vmin, a word rather takes two lines. */
const leastSize = 2.3;

export function PersonStatus({ status, word, width, size }: PersonStatusProps): ReactNode {
  const [shape, tone] = looks[status] || ['ring', 'muted'];
  const text = word(`status.${status}`);
  const room = 1.25;
  const single = width / (textWidth(text, 400) * 1.015 + room);
  const wraps = single < Math.min(size, leastSize);
  return (
    <div
      className={`person-status tone-${tone} ${wraps ? 'person-status-wraps' : ''}`}
      style={{ fontSize: `${wraps ? leastSize : Math.min(size, single)}vmin` }}
    >
      <span className={`shape shape-${shape}`} />
      <span>{text}</span>
    </div>
  );
}
