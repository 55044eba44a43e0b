import { useEffect } from 'react';
import { askedNow } from '../screen/asked-now.ts';
import { countUnsteadyFingers } from '../screen/unsteady-fingers.ts';
import './steady-screen.css';

/** What a browser offers to a finger that rests on a screen: its menu, and pictures to be carried away. */
const offers = ['contextmenu', 'dragstart'];

/**
 * A screen that everybody touches stays as it is: nobody enlarges or marks what the next person reads, or opens the
 * browser's menu; and whose hand trembles or leans on it is understood.
 */
export function useSteadyScreen(): void {
  useEffect(() => {
    const decline = (event: Event) => event.preventDefault();
    const { classList } = document.documentElement;
    classList.add('steady');
    for (const offer of offers) document.addEventListener(offer, decline);
    const stop = countUnsteadyFingers(document, askedNow);
    return () => {
      classList.remove('steady');
      for (const offer of offers) document.removeEventListener(offer, decline);
      stop();
    };
  }, []);
}
