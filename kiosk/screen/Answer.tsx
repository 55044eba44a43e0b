import type { ReactNode } from 'react';

interface AnswerProps {
  title: string;
  /** What else there is to say, in parts that stay whole. */
  hints?: readonly string[];
  sign?: ReactNode;
  /** The likeliest one. */
  primary?: boolean;
  disabled?: boolean;
  onChoose(): void;
}

/** One large answer to a screen's question. */
export function Answer({ title, hints = [], sign, primary = false, disabled = false, onChoose }: AnswerProps) {
  return (
    <button type="button" className={primary ? 'answer primary' : 'answer'} disabled={disabled} onClick={onChoose}>
      {sign && (
        <span className="answer-sign" aria-hidden="true">
          {sign}
        </span>
      )}
      <span className="answer-text">
        <span className="answer-title">{title}</span>
        {hints.length > 0 && (
          <span className="answer-hint">
            {hints.map((hint) => (
              <span key={hint}>{hint}</span>
            ))}
          </span>
        )}
      </span>
      <span className="answer-arrow" aria-hidden="true">
        →
      </span>
    </button>
  );
}
