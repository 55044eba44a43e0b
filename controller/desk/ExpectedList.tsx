import { useEffect, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import type { ExpectedPatient } from '#generated/shapes.ts';
import { SearchField } from '../page/SearchField.tsx';
import { ExpectedRow } from './ExpectedRow.tsx';
import { foundIn } from './found-in.ts';
import { useBusy } from './use-busy.ts';
import './expected.css';

interface ExpectedListProps {
  t: Translator;
  patients: readonly ExpectedPatient[];
  width: number;
  busy: boolean;
  /** How many are not loaded yet. */
  missing: number;
  /** Loads more of them: whoever is looked for may be among those. */
  onMore(): void;
  onCheckIn(appointmentGids: readonly string[]): Promise<boolean>;
}

/** The most that are checked in at once: as the contract has it. */
const atOnce = 20;

/** Who has not come yet: found by number, name or record number, and checked in one by one or several at once. */
export function ExpectedList({ t, patients, width, busy, missing, onMore, onCheckIn }: ExpectedListProps) {
  const [sought, setSought] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const looking = sought.trim() !== '';
  useEffect(() => {
    if (looking && missing > 0) onMore();
  }, [looking, missing, onMore]);
  const found = patients.filter((patient) => foundIn(patient, sought));
  // Whoever has come meanwhile is chosen no more.
  const selected = patients.filter(({ appointmentGid }) => chosen.has(appointmentGid)).slice(0, atOnce);

  function toggle(gid: string) {
    setChosen((before) =>
      before.has(gid) ? new Set([...before].filter((one) => one !== gid)) : new Set([...before, gid]),
    );
  }

  async function checkIn(gids: readonly string[]): Promise<boolean> {
    if (!(await onCheckIn(gids))) return false;
    // Of more than go at once the others stay chosen.
    setChosen((before) => new Set([...before].filter((gid) => !gids.includes(gid))));
    setSought((now) => (now === sought ? '' : now));
    return true;
  }

  /** Who alone is found has come: a scanned record number ends with Enter, and the next may be scanned at once. */
  async function checkInFound() {
    const [one, ...others] = found;
    if (!one || others.length > 0) return;
    setSought('');
    if (!(await checkIn([one.appointmentGid]))) setSought((now) => now || sought);
  }

  /** Enter was pressed: it waits for who is not loaded yet, and for the press before it. */
  const [entered, setEntered] = useState(false);
  const underWay = useBusy();
  useEffect(() => {
    if (!entered || busy || underWay || missing > 0) return;
    setEntered(false);
    void checkInFound();
  });

  function look(text: string) {
    setSought(text);
    setEntered(false);
  }

  return (
    <>
      <div className="expected-tools">
        <SearchField
          label={t('controller.checkIn.search')}
          typed={sought}
          onType={look}
          onEnter={() => setEntered(true)}
        />
        {selected.length > 0 && (
          <button
            type="button"
            className="button primary"
            disabled={busy}
            onClick={() => checkIn(selected.map(({ appointmentGid }) => appointmentGid))}
          >
            {t('controller.checkIn.selected', { count: selected.length })}
          </button>
        )}
      </div>
      {looking && found.length === 0 && missing === 0 && (
        <p className="muted patients-empty">{t('controller.checkIn.none')}</p>
      )}
      <ul>
        {found.map((patient) => (
          <ExpectedRow
            key={patient.appointmentGid}
            t={t}
            patient={patient}
            number={paddedNumber(patient.number, width)}
            busy={busy}
            chosen={chosen.has(patient.appointmentGid)}
            onChoose={() => toggle(patient.appointmentGid)}
            onCheckIn={() => checkIn([patient.appointmentGid])}
          />
        ))}
      </ul>
    </>
  );
}
