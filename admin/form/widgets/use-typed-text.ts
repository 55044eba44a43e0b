import { useEffect, useRef, useState } from 'react';
import { limits } from '#generated/limits.ts';

export interface TypedText {
  /** What the field shows: what is being typed, or the form's value. */
  text: string;
  type(text: string): void;
  /** Gives the form what has not reached it yet. */
  settle(): void;
  /** The same when the field is left, which may finish the text; answers what the field holds then. */
  leave(finish?: (text: string) => string): unknown;
}

/**
 * Text of a field that the form learns of when the hands pause, on Enter, and when the field is left. A key press draws
 * this field alone: a form of a hundred fields would be worked out again for each letter (`npm run bench:admin typing`).
 */
export function useTypedText(value: unknown, onChange: (value: unknown) => void): TypedText {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ value, onChange, typed });
  latest.current = { value, onChange, typed: latest.current.typed };

  const give = (text: string) => {
    const { value, onChange } = latest.current;
    const given = text === '' ? undefined : text;
    if (given !== value) onChange(given);
    return given;
  };
  const settle = useRef(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    give(latest.current.typed ?? '');
  }).current;

  // The form's own value is shown again as soon as it has changed, unless somebody types on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is what it waits for
  useEffect(() => {
    if (timer.current !== undefined) return;
    latest.current.typed = undefined;
    setTyped(undefined);
  }, [value]);
  useEffect(() => settle, [settle]);

  return {
    text: typed ?? String(value ?? ''),
    type(text) {
      latest.current.typed = text;
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, limits.typingPauseMs);
    },
    settle,
    leave(finish = (text) => text) {
      // What the form was given and has not drawn yet is newer than its value.
      const held = latest.current.typed ?? value;
      clearTimeout(timer.current);
      timer.current = undefined;
      setTyped(undefined);
      return typeof held === 'string' ? give(finish(held)) : held;
    },
  };
}
