import { useEffect } from 'react';
import { createTypedText } from './typed-text.ts';

/** Tells `onText` what a code scanner types while `listening`. */
export function useScanner(listening: boolean, onText: (text: string) => void): void {
  useEffect(() => {
    if (!listening) return;
    const typed = createTypedText(onText);
    const react = (event: KeyboardEvent) => {
      if (typed.take(event)) event.preventDefault();
    };
    window.addEventListener('keydown', react, true);
    return () => window.removeEventListener('keydown', react, true);
  }, [listening, onText]);
}
