import ReportIcon from '@mui/icons-material/ReportProblemOutlined';
import { useLocaleState, useTranslate } from 'react-admin';
import { joinSpoken } from '#client/text/join-parts.ts';
import type { RosterEntry } from '#generated/shapes.ts';

export interface EntryChipProps {
  entry: RosterEntry;
  /** What it says: in a room's row the doctor, in a doctor's row the room. */
  text: string;
  substitute: string;
  onOpen(): void;
  /** Absent where it is not to be moved. */
  onDrag?(entry: RosterEntry | undefined): void;
}

/** One entry of the roster: opened by a press, moved by dragging. */
export function EntryChip({ entry, text, substitute, onOpen, onDrag }: EntryChipProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { single, closed, faults, note } = entry;
  const instead = substitute && translate('admin.roster.substituted', { name: substitute });
  const told = [
    closed && translate('fields.DoctorShift.closed'),
    single && translate('admin.roster.onlyThisDay'),
    ...faults.map((fault) => translate(`values.RosterFault.${fault}`)),
    note,
  ].filter((part): part is string => Boolean(part));
  const classes = ['entry', single && 'single', closed && 'closed', faults.length > 0 && 'fault'];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      draggable={!closed && onDrag !== undefined}
      aria-label={joinSpoken(locale, [instead ? `${text} ${instead}` : text, ...told])}
      title={[instead, ...told].filter(Boolean).join('\n') || undefined}
      onClick={onOpen}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', text);
        onDrag?.(entry);
      }}
      onDragEnd={() => onDrag?.(undefined)}
    >
      {faults.length > 0 && <ReportIcon fontSize="inherit" aria-hidden />}
      <span className={substitute ? 'absent' : undefined}>{text}</span>
      {instead && <span className="substitute"> {instead}</span>}
    </button>
  );
}
