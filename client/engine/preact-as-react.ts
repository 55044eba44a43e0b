/**
 * What `react` and `react-dom/client` mean in the front ends of devices (alias in vite.config.ts): Preact's core and hooks. Its `compat`
 * layer would cost half as much again for what none of them needs.
 */
import { type ComponentChild, render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { Component } from 'preact';
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

export function createRoot(parent: Element) {
  return { render: (child: ComponentChild) => render(child, parent) };
}

export function useSyncExternalStore<Value>(subscribe: (listener: () => void) => () => void, get: () => Value): Value {
  const [, redraw] = useState<object>();
  useLayoutEffect(() => {
    let held = get();
    const listener = () => {
      const value = get();
      if (Object.is(value, held)) return;
      held = value;
      redraw({});
    };
    return subscribe(listener);
  }, [subscribe, get]);
  return get();
}
