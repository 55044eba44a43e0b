import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component of a module, whatever it takes. */
// biome-ignore lint/suspicious/noExplicitAny: React's own `lazy` asks for it
type Part = ComponentType<any>;

/**
 * A component that is loaded when it is drawn for the first time, so that the first screen brings no page that nobody
 * asked for (`npm run bench:admin first-screen`).
 * @param load brings its module
 * @param name of the component in the module
 */
export function lazyPart<Module extends Record<Name, Part>, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Module[Name]> {
  return lazy(async () => ({ default: (await load())[name] }));
}
