import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { QueueSize } from '#generated/shapes.ts';
import { QueueChoice } from './QueueChoice.tsx';
import './staff.css';

interface StaffTakeProps {
  t: Translator;
  queues: readonly QueueSize[];
  onTake(queue: QueueSize, count: number): void;
}

/** As many as the server gives at once. */
const most = 50;

/** Staff take numbers that follow one another, for people who come together: first how many, then in which queue. */
export function StaffTake({ t, queues, onTake }: StaffTakeProps) {
  const [count, setCount] = useState(2);
  const change = (by: number) => setCount((before) => Math.min(most, Math.max(1, before + by)));
  return (
    <>
      <fieldset className="staff-count">
        <legend className="visually-hidden">{t('kiosk.staff.count')}</legend>
        <div className="staff-row">
          {[-10, -1].map((by) => (
            <Step key={by} t={t} by={by} disabled={count + Math.sign(by) < 1} onStep={change} />
          ))}
          <output className="number">{count}</output>
          {[1, 10].map((by) => (
            <Step key={by} t={t} by={by} disabled={count === most} onStep={change} />
          ))}
          <p className="lead">{t('kiosk.staff.take', { count })}</p>
        </div>
      </fieldset>
      <QueueChoice t={t} queues={queues} onTake={(queue) => onTake(queue, count)} />
    </>
  );
}

interface StepProps {
  t: Translator;
  by: number;
  disabled: boolean;
  onStep(by: number): void;
}

function Step({ t, by, disabled, onStep }: StepProps) {
  const label = `${t(by > 0 ? 'kiosk.staff.more' : 'kiosk.staff.fewer')} ${Math.abs(by)}`;
  return (
    <button type="button" className="key" aria-label={label} disabled={disabled} onClick={() => onStep(by)}>
      {by > 0 ? `+${by}` : `−${-by}`}
    </button>
  );
}
