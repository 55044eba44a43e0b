import { useCallback, useState } from 'react';
import type { CallOptions } from '#client/http/http-client.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { joinParts } from '#client/text/join-parts.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import type { QueueState } from '#generated/shapes.ts';
import { work } from '../work.ts';
import { Choose } from './Choose.tsx';
import { referrers } from './referrers.ts';
import { useRead } from './use-read.ts';

interface PendingPatientsProps {
  t: Translator;
  state: QueueState;
}

/** Whom the room has waiting or expects, by the department and the doctor who sent them; the choice is kept. */
export function PendingPatients({ t, state }: PendingPatientsProps) {
  const { panelGid, queueOwnerGid, serviceDate, session, seq, width } = state;
  const [{ department, doctor }, setChosen] = useState(() => {
    const { deptName = '', doctor = '' } = work.stored.read();
    return { department: deptName, doctor };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state, session or day has other patients
  const readPatients = useCallback(
    (asked: CallOptions) => {
      const query = { panelGid, ...(queueOwnerGid && { queueOwnerGid }) };
      return work.client.call('listPendingPatients', { query }, asked);
    },
    [panelGid, queueOwnerGid, serviceDate, session, seq],
  );
  const readDepartments = useCallback(
    (asked: CallOptions) => work.client.call('listInspectionDepartments', undefined, asked),
    [],
  );
  const readDoctors = useCallback(
    (asked: CallOptions) =>
      work.client.call('listInspectionDoctors', { query: department ? { department } : {} }, asked),
    [department],
  );
  const patients = useRead(readPatients);
  const departments = useRead(readDepartments);
  const doctors = useRead(readDoctors);
  const pending = patients.answer?.data ?? [];
  const told = {
    departments: (departments.answer?.data ?? []).map(({ name }) => name),
    doctors: (doctors.answer?.data ?? []).map(({ doctorName }) => doctorName),
  };
  const choices = referrers(told, pending, department);

  function choose(next: { department: string; doctor: string }) {
    setChosen(next);
    work.stored.change({ deptName: next.department || undefined, doctor: next.doctor || undefined });
  }

  const rows = pending
    .filter(({ departmentName }) => !department || departmentName === department)
    .filter(({ doctorName }) => !doctor || doctorName === doctor);
  return (
    <>
      <div className="examination-filters">
        <Choose
          t={t}
          label={t('controller.examination.department')}
          value={department}
          choices={choices.departments}
          onChoose={(name) => choose({ department: name, doctor: '' })}
        />
        <Choose
          t={t}
          label={t('controller.examination.doctor')}
          value={doctor}
          choices={choices.doctors}
          onChoose={(name) => choose({ department, doctor: name })}
        />
      </div>
      {patients.failure && <p className="refusal">{failureText(t, patients.failure)}</p>}
      {patients.answer && rows.length === 0 && <p className="muted">{t('controller.examination.nobody')}</p>}
      <ul className="examination-rows">
        {rows.map(({ number, name, state: present, departmentName, doctorName, ticketGid, appointmentGid }) => (
          <li key={ticketGid ?? appointmentGid ?? number}>
            <span className="number patient-number">{paddedNumber(number, width)}</span>
            <span className="patient-name">
              {name ?? t('controller.list.walkIn')}
              <small className="muted">{joinParts(t.locale, [departmentName, doctorName])}</small>
            </span>
            <span className={`chip ${present}`}>{t(`values.PatientListState.${present}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
