import type { Hook, Part } from './part.ts';
import { after, drawLater } from './turns.ts';

let drawn: Part;
let place = 0;

/** Begins the drawing of a function component: its hooks are asked for in the same order each time. */
export function beginHooks(part: Part): void {
  drawn = part;
  place = 0;
}

function nextHook(): Hook {
  const { hooks } = drawn;
  if (place === hooks.length) hooks.push({});
  return hooks[place++] as Hook;
}

type Next<Value> = Value | ((held: Value) => Value);

export function useState<Value>(initial: Value | (() => Value)): [Value, (next: Next<Value>) => void] {
  const hook = nextHook();
  const part = drawn;
  if (!hook.set) {
    hook.value = typeof initial === 'function' ? (initial as () => Value)() : initial;
    hook.set = (next: Next<Value>) => {
      const value = typeof next === 'function' ? (next as (held: Value) => Value)(hook.value as Value) : next;
      if (Object.is(value, hook.value)) return;
      hook.value = value;
      drawLater(part);
    };
  }
  return [hook.value as Value, hook.set as (next: Next<Value>) => void];
}

export function useRef<Value>(initial: Value): { current: Value } {
  return useState({ current: initial })[0];
}

function effect(painting: boolean, run: () => unknown, since: readonly unknown[] | undefined): void {
  const hook = nextHook();
  const before = hook.since;
  hook.since = since;
  if (before && since?.every((one, index) => Object.is(one, before[index]))) return;
  after(painting, drawn, hook, run);
}

export function useEffect(run: () => unknown, since?: readonly unknown[]): void {
  effect(true, run, since);
}

export function useLayoutEffect(run: () => unknown, since?: readonly unknown[]): void {
  effect(false, run, since);
}

export function useSyncExternalStore<Value>(subscribe: (listener: () => void) => () => void, get: () => Value): Value {
  const value = get();
  const [, redraw] = useState<object | undefined>(undefined);
  const held = useRef(value);
  held.current = value;
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(get(), held.current)) redraw({});
    };
    look();
    return subscribe(look);
  }, [subscribe, get]);
  return value;
}
