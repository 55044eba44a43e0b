import type { ReactNode } from 'react';
import { textWidth } from '../text/text-width.ts';
import { FitText } from './FitText.tsx';

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
/** Share of the width that a word has at most where numbers need it: it can be read in two lines, a number is not there at all. */
const mostWord = 0.38;

/** Numbers in a line, as many as fit: a number that is cut off is another number, and none gives way to the word in front. */
export function Labels({
  labels,
  lead,
  width,
  size: wanted,
  least = wanted,
  className = '',
  weight = 400,
}: LabelsProps): ReactNode {
  const widthOf = (label: string) => textWidth(label, weight) + gap;
  const numbers = labels.reduce((sum, label) => sum + widthOf(label), -gap);
  const word = lead ? textWidth(lead, 400) + gap : 0;
  const size = Math.min(wanted, Math.max(least, width / Math.max(numbers + word, 1)));
  const leadWidth = Math.min(word * size, Math.max(width - numbers * size, width * mostWord));
  let left = (width - leadWidth) / size + gap + 0.01;
  const fitting = labels.filter((label) => {
    left -= widthOf(label);
    return left >= 0;
  });
  return (
    <div className={`labels ${className}`} style={{ fontSize: `${size}vmin`, fontWeight: weight }}>
      {lead && (
        <div className="labels-lead" style={{ width: `${leadWidth}vmin` }}>
          <FitText text={lead} width={leadWidth - size / 2} size={size} />
        </div>
      )}
      {fitting.map((label) => (
        <span key={label} className="label">
          {label}
        </span>
      ))}
    </div>
  );
}
