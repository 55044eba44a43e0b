import type { ReactNode } from 'react';
import { fitText, inLines } from '../text/fit-text.ts';
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
  /** Whether its size is that of its column: it takes two lines before it shrinks. */
  even?: boolean;
}

/** A line of text that is made smaller, or broken into two lines, rather than cut off. */
export function FitText(props: FitTextProps): ReactNode {
  const { text, width, size, height, weight = 400, className = '', twoLines = true, even } = props;
  const fitted = fitText(text, measureIn(weight), width, size, twoLines, height, even);
  return (
    <div
      className={`fit fit-${fitted.lines} ${className}`}
      style={{ fontSize: `${fitted.size}vmin`, fontWeight: weight }}
    >
      {inLines(text, fitted.lines)}
    </div>
  );
}
