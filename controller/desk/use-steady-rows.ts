import { type RefObject, useEffect, useRef } from 'react';
import { rowPlaces } from '#client/screen/row-places.ts';

/**
 * Lists move while hands are on their way: somebody checks in at the kiosk, a colleague calls. A press on a row that has
 * only just come under the hand is held back, so that nobody is called or checked in who was not meant. Keys go with
 * their row.
 * @param onHeldBack a press was held back
 */
export function useSteadyRows(list: RefObject<HTMLElement | null>, onHeldBack: () => void): void {
  const heldBack = useRef(onHeldBack);
  heldBack.current = onHeldBack;
  useEffect(() => {
    const place = list.current;
    if (!place) return;
    const places = rowPlaces();
    const rows = () => place.querySelectorAll('li');
    const moved = () => places.lookAgain(rows());
    let searching = false;
    const search = () => {
      searching = true;
      setTimeout(() => {
        searching = false;
      });
    };
    const press = (event: MouseEvent) => {
      const pressed = event.detail > 0 && event.target instanceof Element ? event.target : undefined;
      const row = pressed?.closest('button, input') && pressed.closest('li');
      if (!row || places.takes(row)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      heldBack.current();
    };
    moved();
    const watch = new MutationObserver(() => (searching ? moved() : places.look(rows())));
    watch.observe(place, { childList: true, subtree: true });
    place.addEventListener('click', press, true);
    place.addEventListener('input', search, true);
    document.addEventListener('scroll', moved, { capture: true, passive: true });
    window.addEventListener('resize', moved);
    return () => {
      watch.disconnect();
      place.removeEventListener('click', press, true);
      place.removeEventListener('input', search, true);
      document.removeEventListener('scroll', moved, true);
      window.removeEventListener('resize', moved);
    };
  }, [list]);
}
