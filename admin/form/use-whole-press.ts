import { type PointerEvent, useRef } from 'react';

/** Pixels that a still hand moves the mouse while it presses. */
const stillWithin = 10;

/**
 * For what holds buttons that may move under a still pointer: a message that comes between the button's going down and
 * its coming up shifts the page, and the browser would give the click to whatever lies there then. The press stays with
 * the button it began on; who moves away from it with the mouse held takes it back, as everywhere.
 */
export function useWholePress() {
  const began = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ target, pointerId, clientX, clientY }: PointerEvent) => {
      began.current = { x: clientX, y: clientY };
      (target as Element).closest('button')?.setPointerCapture(pointerId);
    },
    onPointerMove: ({ target, pointerId, clientX, clientY }: PointerEvent) => {
      const { x, y } = began.current;
      const button = target as Element;
      if (Math.hypot(clientX - x, clientY - y) > stillWithin && button.hasPointerCapture(pointerId)) {
        button.releasePointerCapture(pointerId);
      }
    },
  };
}
