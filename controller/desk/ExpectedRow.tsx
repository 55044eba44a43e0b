import type { Translator } from '#client/language/translator.ts';
import type { ExpectedPatient } from '#generated/shapes.ts';
import { PatientName } from './PatientName.tsx';

interface ExpectedRowProps {
  t: Translator;
  patient: ExpectedPatient;
  /** As the desk shows it. */
  number: string;
  busy: boolean;
  chosen: boolean;
  onChoose(): void;
  onCheckIn(): void;
}

/** One patient with an appointment who has not checked in. */
export function ExpectedRow({ t, patient, number, busy, chosen, onChoose, onCheckIn }: ExpectedRowProps) {
  const { name, medicalRecordNumber, state } = patient;
  return (
    <li className="patient expected">
      <span className="number patient-number">
        <input
          type="checkbox"
          checked={chosen}
          aria-label={t('controller.checkIn.select', { number, name })}
          onChange={onChoose}
        />
        {number}
      </span>
      <span className="patient-name">
        <PatientName name={name} />
      </span>
      <span className="muted patient-time">{medicalRecordNumber}</span>
      <span className="patient-chips">
        {state !== 'notCheckedIn' && <span className={`chip ${state}`}>{t(`values.PatientListState.${state}`)}</span>}
      </span>
      <span className="patient-actions">
        <button
          type="button"
          className="patient-call"
          disabled={busy}
          aria-label={t('controller.checkIn.row', { number, name })}
          onClick={onCheckIn}
        >
          {t('controller.action.checkIn')}
        </button>
      </span>
    </li>
  );
}
