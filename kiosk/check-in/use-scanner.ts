import { useLayoutEffect, useRef } from 'react';
import { createScannedText } from './scanned-text.ts';

/**
 * Tells `onText` what a scanner or card reader types while `listening`: whatever the screen shows, and before anything
 * else sees the keys.
 * @param typing whether people type at this screen too
 */
export function useScanner(listening: boolean, typing: boolean, onText: (readings: string[]) => void): void {
  const types = useRef(typing);
  types.current = typing;
  // In place before the next key, which follows within milliseconds.
  useLayoutEffect(() => {
    if (!listening) return;
    const scanned = createScannedText({ onText, isTyping: () => types.current });
    const react = (event: KeyboardEvent) => {
      if (!scanned.take(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', react, true);
    return () => {
      window.removeEventListener('keydown', react, true);
      scanned.close();
    };
  }, [listening, onText]);
}
