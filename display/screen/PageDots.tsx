import type { ReactNode } from 'react';

/** Which page of a list is shown; nothing when there is only one. */
export function PageDots({ page, count }: { page: number; count: number }): ReactNode {
  if (count < 2) return null;
  const dots: ReactNode[] = [];
  for (let index = 0; index < count; index++) {
    dots.push(<span key={index} className={index === page ? 'dot dot-now' : 'dot'} />);
  }
  return <div className="dots">{dots}</div>;
}
