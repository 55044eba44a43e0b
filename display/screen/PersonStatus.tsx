import type { ReactNode } from 'react';
import type { QueueStatus } from '#generated/shapes.ts';
import { fitText } from '../text/fit-text.ts';
import { textWidth } from '../text/text-width.ts';
import type { Word } from '../text/words.ts';

/** Shape and tone of a status; the word says it, shape and colour only help. */
const looks: { [Status in QueueStatus]?: [shape: 'full' | 'half' | 'ring', tone: string] } = {
  awaiting: ['full', 'good'],
  onCall: ['full', 'good'],
  checkBack: ['full', 'good'],
  checking: ['half', 'attention'],
  temporarilyAway: ['ring', 'attention'],
};

interface PersonStatusProps {
  status: QueueStatus;
  word: Word;
  /** In vmin. */
  width: number;
  size: number;
}

export function PersonStatus({ status, word, width, size }: PersonStatusProps): ReactNode {
  const [shape, tone] = looks[status] || ['ring', 'muted'];
  const text = word(`status.${status}`);
  const room = 1.25;
  const fitted = fitText(text, (part) => textWidth(part, 400) + room, width, size, false);
  return (
    <div className={`person-status tone-${tone}`} style={{ fontSize: `${fitted.size}vmin` }}>
      <span className={`shape shape-${shape}`} />
      {text}
    </div>
  );
}
