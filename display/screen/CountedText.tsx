import type { ReactNode } from 'react';

/** A text about a count, the count in larger figures: 等候 **14** 位. @param text with "{{count}}"; size in vmin */
export function CountedText({ text, count, size }: { text: string; count: number; size: number }): ReactNode {
  const [before = '', after = ''] = text.split('{{count}}');
  return (
    <div className="counted" style={{ fontSize: `${size}vmin` }}>
      {before}
      <b style={{ fontSize: `${size * 1.35}vmin` }}>{count}</b>
      {after}
    </div>
  );
}
