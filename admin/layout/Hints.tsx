import { useEffect, useState } from 'react';
import { lazyAside } from './lazy-part.ts';

const HintTip = lazyAside(() => import('./HintTip.tsx'), 'HintTip');

/** The pointer may cross the gap between a control and its hint, and pass a control without a hint coming up. */
const waitMs = 100;
/** A finger has no other way to leave. */
const afterTouchMs = 1500;

/**
 * The hints of all controls that have one in `data-hint`. A tooltip of MUI around each of them is drawn twice when a list
 * is opened, which was a tenth of the time to it.
 */
export function Hints() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (to: HTMLElement | undefined, afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setAnchor(to), afterMs);
    };
    const listeners: { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void } = {
      mouseover: ({ target }) => !within(target, '[role=tooltip]') && point(hinted(target), waitMs),
      focusin: ({ target }) => within(target, ':focus-visible') && point(hinted(target), waitMs),
      focusout: () => point(undefined, waitMs),
      touchstart: ({ target }) => point(hinted(target), 0),
      touchend: () => point(undefined, afterTouchMs),
      click: () => point(undefined, 0),
      keydown: ({ key }) => key === 'Escape' && point(undefined, 0),
    };
    for (const [name, listen] of Object.entries(listeners)) document.addEventListener(name, listen as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listen] of Object.entries(listeners)) {
        document.removeEventListener(name, listen as EventListener);
      }
    };
  }, []);
  return <HintTip open={anchor !== undefined} anchor={anchor} />;
}

function within(target: EventTarget | null, selector: string): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
}

function hinted(target: EventTarget | null): HTMLElement | undefined {
  return within(target, '[data-hint]');
}
