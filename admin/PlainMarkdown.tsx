import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx, a third of RJSF's size: our descriptions are plain sentences from the locales. */
export function Markdown({ children }: { children?: ReactNode }) {
  return children;
}
