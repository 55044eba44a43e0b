import { type ComponentProps, type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

/** A component of a module, whatever it takes. */
// biome-ignore lint/suspicious/noExplicitAny: React's own `lazy` asks for it
type Part = ComponentType<any>;

/**
 * A component that is loaded when it is drawn for the first time, so that the first screen brings no page that nobody
 * asked for (`npm run bench:admin first-screen`). One that was brought before is drawn at once: where React has begun to
 * wait, it shows the wait for 300 ms at least.
 * @param load brings its module
 * @param name of the component in the module
 */
export function lazyPart<Module extends Record<Name, Part>, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<ComponentProps<Module[Name]>> & { bring(): Promise<unknown> } {
  let brought: Part | undefined;
  const bring = async () => {
    brought ??= (await load())[name];
    return { default: brought };
  };
  const Lazy = lazy(bring);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part when its module is read, as `lazy` is
  const Shown = (props: object) => {
    // What a drawn page is stays what it was, or it would be drawn anew.
    const [Chosen] = useState<Part>(() => brought ?? Lazy);
    return createElement(Chosen, props);
  };
  return Object.assign(Shown, { bring });
}
