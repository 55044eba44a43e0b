import { useEffect, useState } from 'react';
import { passedSince } from '#client/time/passed-since.ts';

const signs = ['pointerdown', 'touchstart', 'keydown'];

/**
 * Whether nobody has touched the device or pressed a key for so long; `active` begins to count. A key ends it; a touch
 * does when `wake` is called, or it would press what lies beneath.
 */
export function useLeft(active: boolean, seconds: number, onLeft: () => void): [left: boolean, wake: () => void] {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    setLeft(false);
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let passed = passedSince();
    let alone = false;
    const here = (event?: Event) => {
      clearTimeout(timer);
      // The timer rests while the device sleeps: who wakes it is somebody else.
      if (!alone && passed() > seconds * 1000) onLeft();
      passed = passedSince();
      alone = false;
      if (event?.type === 'keydown') setLeft(false);
      timer = setTimeout(() => {
        alone = true;
        onLeft();
        setLeft(true);
      }, seconds * 1000);
    };
    here();
    for (const sign of signs) window.addEventListener(sign, here, true);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, here, true);
    };
  }, [active, seconds, onLeft]);
  return [left, () => setLeft(false)];
}
