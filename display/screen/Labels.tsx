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
/** Of the width, that numbers have before a word has any: a word can be read in two lines, a number is not there at all. */
const numbersFirst = 0.62;

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
  const widths = labels.map((label) => textWidth(label, weight) + gap);
  const numbers = widths.reduce((sum, each) => sum + each, -gap);
  const word = lead ? textWidth(lead, 400) + gap : 0;
  const size = Math.max(Math.min(least, wanted), Math.min(wanted, width / Math.max(numbers + word, 1)));
  const leadWidth = Math.min(word * size, Math.max(width - numbers * size, width * (1 - numbersFirst)));
  let left = (width - leadWidth) / size + gap + 0.01;
  const fitting = labels.filter((_, place) => {
    left -= widths[place] || 0;
    return left >= 0;
  });
  return (
    <div className={`labels ${className}`} style={{ fontSize: `${size}vmin`, fontWeight: weight }}>
      {lead && (
        <div className="labels-lead" style={{ width: `${leadWidth}vmin` }}>
          <FitText text={lead} width={leadWidth - gap * size * 0.7} size={size} />
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
