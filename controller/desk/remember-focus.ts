/** What of a page and its elements is needed here. */
export interface FocusHolder {
  readonly isConnected: boolean;
  matches(selector: string): boolean;
  focus?(): void;
}
export interface FocusPage {
  readonly activeElement: FocusHolder | null;
  readonly body: FocusHolder;
  querySelector(selector: string): FocusHolder | null;
}

/** The one thing to do next at the desk. */
const mainButton = '.action.large:enabled';

/**
 * Remembers what has the focus now, for a window about to open over it; what it answers gives the focus back. A browser
 * does not where an open <dialog> is taken out of the page, and who works by keyboard would have to start from the top.
 * What is gone or cannot be pressed meanwhile gives way to the main button; where nothing had the focus, nothing gets it:
 * the space bar calls the next patient then.
 */
export function rememberFocus(page: FocusPage = document as FocusPage): () => void {
  const had = page.activeElement;
  return () => {
    if (!had || had === page.body) return;
    const takes = had.isConnected && !had.matches(':disabled') ? had : page.querySelector(mainButton);
    takes?.focus?.();
  };
}
