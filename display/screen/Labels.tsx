import type { ReactNode } from 'react';
import { textWidth } from '../text/text-width.ts';

interface LabelsProps {
  labels: string[];
  /** A word in front. */
  lead?: string;
  /** In vmin. */
  width: number;
  size: number;
  /** Size down to which it shrinks so that all fit; without it, it keeps its size. */
  least?: number;
  className?: string;
  weight?: number;
}

/** Space after each number, in em. */
const gap = 0.75;

/** Numbers in a line, as many as fit: a number that is cut off is another number. */
export function Labels({
  labels,
  lead,
  width,
  size: wanted,
  least = wanted,
  className = '',
  weight = 400,
}: LabelsProps): ReactNode {
  const leadWidth = lead ? textWidth(lead, weight) + gap * 0.7 : 0;
  const needed = labels.reduce((sum, label) => sum + textWidth(label, weight) + gap, leadWidth - gap);
  const size = Math.max(Math.min(least, wanted), Math.min(wanted, width / Math.max(needed, 1)));
  let left = width / size - leadWidth + 0.01;
  const fitting = labels.filter((label) => {
    left -= textWidth(label, weight);
    const fits = left >= 0;
    left -= gap;
    return fits;
  });
  return (
    <div className={`labels ${className}`} style={{ fontSize: `${size}vmin`, fontWeight: weight }}>
      {lead && <span className="labels-lead">{lead}</span>}
      {fitting.map((label) => (
        <span key={label} className="label">
          {label}
        </span>
      ))}
    </div>
  );
}
