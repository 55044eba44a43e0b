import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CallFailure } from '#client/http/call-failure.ts';
import type { ChangeLog } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { againWhenBetter } from '../data/away.ts';
import { type Failure, isFailure } from '../data/failure-text.ts';
import { Failed } from '../layout/Failed.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { noticeRefusedToken } from '../session.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { readHistory } from './read-history.ts';
import type { ToldChange, ToldEntry } from './tell-changes.ts';
import { useTelling } from './use-told-changes.ts';
import { whoText } from './who-text.ts';

interface RecordHistoryProps {
  family: string;
  gid: string;
  /** Fields of the form around. */
  fields: readonly string[];
  /** Told when a value was put back into the form. */
  onPutBack(): void;
}

/** Who changed a record, when and what, the newest first; a value of before can be put back into the form. */
export function RecordHistory({ family, gid, fields, onPutBack }: RecordHistoryProps) {
  const translate = useTranslate();
  const tell = useTelling();
  const [entries, setEntries] = useState<readonly ToldEntry[]>([]);
  const [raw, setRaw] = useState<readonly ChangeLog[]>([]);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'loading' | Failure | 'more' | 'whole'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is read once
  useEffect(() => {
    let wanted = true;
    setState('loading');
    const read = async () => {
      try {
        const { data, paging } = await readHistory({ family, gid, page });
        const told = await tell(data);
        if (!wanted) return;
        setRaw((before) => (page === 1 ? data : [...before, ...data]));
        setEntries((before) => (page === 1 ? told : [...before, ...told]));
        setState(page * paging.limit < paging.count ? 'more' : 'whole');
      } catch (failure) {
        if (!isFailure(failure)) throw failure;
        if (failure instanceof CallFailure) noticeRefusedToken(failure);
        if (wanted) setState(failure);
        againWhenBetter(failure, () => wanted && void read());
      }
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [family, gid, page]);
  if (state === 'whole' && entries.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{translate('admin.history.none')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {entries.map((entry, index) => (
        <Entry key={entry.gid} entry={entry} stored={raw[index]} fields={fields} onPutBack={onPutBack} />
      ))}
      {state === 'loading' && <Waiting />}
      {state instanceof Error && <Failed failure={state} />}
      {state === 'more' && <Button onClick={() => setPage(page + 1)}>{translate('admin.history.earlier')}</Button>}
    </Box>
  );
}

interface EntryProps extends Pick<RecordHistoryProps, 'fields' | 'onPutBack'> {
  entry: ToldEntry;
  stored: ChangeLog | undefined;
}

function Entry({ entry, stored, fields, onPutBack }: EntryProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const putBack = usePutBack({ stored, fields, onPutBack });
  return (
    <Box component="section" sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {translate(`values.ChangeAction.${entry.action}`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {`${momentText(entry.createdAt, calendar)} · ${whoText(entry, translate)}`}
      </Typography>
      <ChangeLines entry={entry} action={entry.action === 'updated' ? putBack : undefined} />
    </Box>
  );
}

/** A button that puts the value of before into the form around; nothing is saved by it. */
function usePutBack({ stored, fields, onPutBack }: Omit<EntryProps, 'entry'>) {
  const translate = useTranslate();
  const form = useFormContext();
  if (!form) return undefined;
  return ({ field, label, secret, before }: ToldChange) => {
    const value = valueBefore(stored, field);
    const [top = ''] = field.split('.');
    if (secret || value === undefined || !fields.includes(top)) return null;
    const name = translate('admin.history.putBack', {
      field: label,
      value: before || translate('admin.history.empty'),
    });
    return (
      <Tooltip title={name}>
        <IconButton
          size="small"
          aria-label={name}
          onClick={() => {
            form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
            onPutBack();
          }}
        >
          <RestoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  };
}

/** The value as it was: null where nothing was set, undefined where the log keeps only a piece of it. */
function valueBefore(stored: ChangeLog | undefined, field: string): unknown {
  const { before } = stored?.changes.find((change) => change.field === field) ?? {};
  if (before === undefined) return null;
  try {
    return JSON.parse(before);
  } catch {
    return undefined;
  }
}
