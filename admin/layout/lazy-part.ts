import {
  type ComponentProps,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  Suspense,
  useRef,
  useState,
} from 'react';
import { bringWhenReached } from '../data/away.ts';
import { restOfTexts } from '../i18n/i18n-provider.ts';

/** A component of a module, whatever it takes. */
// biome-ignore lint/suspicious/noExplicitAny: React's own `lazy` asks for it
type Part = ComponentType<any>;

type LazyPart<One extends Part> = FunctionComponent<ComponentProps<One>> & { bring(): Promise<unknown> };

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
): LazyPart<Module[Name]> {
  return firstPart(async () => (await Promise.all([load(), restOfTexts()]))[0], name);
}

/** A part of the first screen, whose texts are there from the beginning (admin/build/first-texts.ts). */
export function firstPart<Module extends Record<Name, Part>, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<Module[Name]> {
  let brought: Part | undefined;
  const bring = async () => {
    brought ??= (await load())[name];
    return { default: brought };
  };
  const Lazy = lazy(() => bringWhenReached(bring));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part when its module is read, as `lazy` is
  const Shown = (props: object) => {
    // What a drawn page is stays what it was, or it would be drawn anew.
    const [Chosen] = useState<Part>(() => brought ?? Lazy);
    return createElement(Chosen, props);
  };
  return Object.assign(Shown, { bring });
}

const asides: (() => Promise<unknown>)[] = [];

/**
 * A part beside the page, such as a dialog: drawn once it is first wanted, while the page stays. Where it has the property
 * `open` it is not wanted before that is true, and stays for its way out.
 */
export function lazyAside<Module extends Record<Name, Part>, Name extends string & keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): FunctionComponent<ComponentProps<Module[Name]>> {
  const Lazy = lazyPart(load, name) as FunctionComponent<object> & { bring(): Promise<unknown> };
  asides.push(Lazy.bring);
  return (props: { open?: boolean }) => {
    const wanted = useRef(false);
    wanted.current ||= props.open !== false;
    return wanted.current && createElement(Suspense, { fallback: null }, createElement(Lazy, props));
  };
}

/** Brings all parts beside the page that are known by now: a dialog must open where the network is away, too. */
export async function bringAsides(): Promise<void> {
  await Promise.allSettled(asides.map((bring) => bring()));
}
