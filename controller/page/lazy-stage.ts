import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { isServed } from '#client/navigation/is-served.ts';
import { createStore } from '#client/store.ts';

/** Between two looks whether the server is there again. */
const lookMs = 3_000;

/** Whether a stage is waited for because the server is away. */
export const stageIsAway = createStore(false);

/** A component of a module, whatever it takes. */
// biome-ignore lint/suspicious/noExplicitAny: React's own `lazy` asks for it
type Stage = ComponentType<any>;

type LazyStage<One extends Stage> = LazyExoticComponent<One> & { bring(): Promise<unknown> };

/**
 * A stage of the page that is loaded when it is drawn, or brought before. Where the server is away by then it is waited
 * for; browsers remember that they could not get a file, so that the page is loaded again once the server is there.
 * @param load brings the component
 */
export function lazyStage<One extends Stage>(load: () => Promise<One>): LazyStage<One> {
  let loading: Promise<{ default: One }> | undefined;
  let cameToNothing = false;
  const bring = () => {
    loading ??= load().then((stage) => ({ default: stage }));
    return loading;
  };
  async function bringWhenServed(): Promise<{ default: One }> {
    const earlier = cameToNothing;
    try {
      return await bring();
    } catch (error) {
      // A part that the server itself cannot give is a fault.
      if (!earlier && (await isServed())) throw error;
      await untilServed();
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  }
  return Object.assign(lazy(bringWhenServed), {
    bring: () =>
      bring().catch(() => {
        cameToNothing = true;
      }),
  });
}

async function untilServed(): Promise<void> {
  while (!(await isServed())) {
    stageIsAway.set(true);
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}
