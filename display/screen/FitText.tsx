import type { ReactNode } from 'react';
import { breakText } from '../text/break-text.ts';
import { fitText, linesAt } from '../text/fit-text.ts';
import { measureIn } from '../text/text-width.ts';

interface FitTextProps {
  text: string;
  /** Space it has, in vmin. */
  width: number;
  /** Wanted size, in vmin. */
  size: number;
  /** Height that two lines may have. */
  height?: number;
  weight?: number;
  className?: string;
  twoLines?: boolean;
  /** Whether its size is that of its column, in which it fits. */
  even?: boolean;
}

/** A line of text that is made smaller, or broken into two lines, rather than cut off. */
export function FitText(props: FitTextProps): ReactNode {
  const { text, width, size, height, weight = 400, className = '', twoLines = true, even } = props;
  const measure = measureIn(weight);
  const fitted = even
    ? { size, lines: linesAt(text, measure, width, size) }
    : fitText(text, measure, width, size, twoLines, height);
  return (
    <div
      className={`fit fit-${fitted.lines} ${className}`}
      style={{ fontSize: `${fitted.size}vmin`, fontWeight: weight }}
    >
      {fitted.lines > 1 ? breakText(text) : text}
    </div>
  );
}
