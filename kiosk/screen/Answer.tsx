import type { ReactNode } from 'react';
import { wholeWords } from '#client/text/whole-words.ts';

interface AnswerProps {
  title: string;
  /** What else there is to say, in parts that stay whole. */
  hints?: readonly string[];
  sign?: ReactNode;
  /** The likeliest one. */
  primary?: boolean;
  disabled?: boolean;
  /** How an answer looks that cannot be chosen now, beside saying so. */
  state?: string | undefined;
  onChoose(): void;
}

/** One large answer to a screen's question. */
export function Answer({ title, hints = [], sign, primary = false, disabled = false, state, onChoose }: AnswerProps) {
  const looks = ['answer', primary && 'primary', state].filter(Boolean).join(' ');
  return (
    <button type="button" data-spoken="" className={looks} disabled={disabled} onClick={onChoose}>
      {sign && (
        <span className="answer-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <span className="answer-text">
        <span className="answer-title" data-part="">
          {wholeWords(title)}
        </span>
        {hints.length > 0 && (
          <span className="answer-hint">
            {hints.map((hint) => (
              <span key={hint} data-part="">
                {wholeWords(hint)}
              </span>
            ))}
          </span>
        )}
      </span>
      {!disabled && (
        <span className="answer-arrow" aria-hidden="true">
          →
        </span>
      )}
    </button>
  );
}
