import type { ReactNode } from 'react';
import type { PatientListState, QueueStatus } from '#generated/shapes.ts';
import { FitText } from './FitText.tsx';

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
  /** Its word. */
  text: string;
  /** In vmin. */
  width: number;
  size: number;
}

/** What the shape takes of the line, in em. */
export const shapeRoom = 1.25;

export function PersonStatus({ status, text, width, size }: PersonStatusProps): ReactNode {
  const [shape, tone] = looks[status] || ['ring', 'muted'];
  return (
    <div className={`person-status tone-${tone}`} style={{ fontSize: `${size}vmin` }}>
      <span className={`shape shape-${shape}`} />
      <FitText text={text} width={width - shapeRoom * size} size={size} even />
    </div>
  );
}
