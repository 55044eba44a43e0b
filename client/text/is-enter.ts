import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed for what is typed: while an input method has words to choose from, it takes one of them. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
