import type { Page } from 'playwright';

/**
 * Listens to what a screen reader reads out by itself: texts that come or change in regions that are live.
 * @returns what has been read out since
 */
export async function listenToChanges(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const isLive = (node: Node): boolean => {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest('[aria-live], [role=alert], [role=status], output, [aria-hidden=true]');
      return around !== undefined && around !== null && !around.matches('[aria-live=off], [aria-hidden=true]');
    };
    const hear = (node: Node) => {
      const text = node.textContent?.trim();
      if (text && isLive(node)) heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) hear(node);
    }).observe(document.body, { characterData: true, childList: true, subtree: true });
    Object.assign(window, { heardChanges: heard });
  });
  return () => page.evaluate(() => (window as unknown as { heardChanges: string[] }).heardChanges);
}
