import { type Theme, useMediaQuery } from '@mui/material';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import type { RosterEntry, RosterWeek } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { useMay } from '../account/use-may.ts';
import { daysAfter, weekdayOf } from '../calendar/week.ts';
import { resourcePath } from '../data/resource-path.ts';
import { Coming } from '../layout/Coming.tsx';
import { Page } from '../layout/Page.tsx';
import { PrintButton } from '../layout/PrintButton.tsx';
import { printing } from '../layout/printing.ts';
import { notOnPaper } from '../theme/paper.ts';
import { AwayDoctors } from './AwayDoctors.tsx';
import { CopyWeek } from './CopyWeek.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { draftOf, type EntryDraft } from './entry-draft.ts';
import { RosterBar } from './RosterBar.tsx';
import { RosterFaults } from './RosterFaults.tsx';
import { RosterTable, type RosterTableProps } from './RosterTable.tsx';
import { rowsOf } from './roster-rows.ts';
import { useEntrySending } from './use-entry-sending.ts';
import type { ReachedSlot } from './use-reached-slot.ts';
import { useRoster } from './use-roster.ts';
import { useRowPages } from './use-row-pages.ts';

/** Seven days stand beside each other. */
const sheet = { '@media print': { '@page': { size: 'A4 landscape', margin: '8mm' } } } as const;

interface Edited {
  /** The week and its days as they stood then: the page may go on to the next while it is edited. */
  week: RosterWeek;
  days: readonly string[];
  entry: RosterEntry | undefined;
  draft: EntryDraft;
}

/** /admin/:orgId/roster: who sees patients where and when, as a week; on a phone one day at a time. */
export function RosterPage() {
  const translate = useTranslate();
  const { orgId } = useParams();
  const roster = useRoster();
  const may = useMay()('createDoctorShift');
  const { week, days, by, ask, from, show } = roster;
  const reached = useRef<ReachedSlot>(undefined);
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Edited>();
  const [chosenDay, setChosenDay] = useState<number>();
  const onPaper = useStore(printing);
  // A sheet is narrower than a screen, but has the whole week.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md')) && !onPaper;
  const pages = useRowPages(week ? rowsOf(week, by, search) : [], `${by} ${search.trim()}`);
  const sending = useEntrySending(ask);
  const begin = (entry: RosterEntry | undefined, draft: EntryDraft) => {
    sending.clear();
    if (week) setEdited({ week, days, entry, draft });
  };
  const close = () => {
    sending.clear();
    setEdited(undefined);
  };
  const open = (entry: RosterEntry) => begin(entry, draftOf(entry));
  const add: NonNullable<RosterTableProps['onAdd']> = (row, day, shift) => {
    const place = { room: undefined, doctor: undefined, [by === 'rooms' ? 'room' : 'doctor']: row || undefined };
    // Who looks at one week means that week, unless they say otherwise.
    begin(undefined, { day, shift, substitute: undefined, note: '', single: day.includes('-'), ...place });
  };
  const move: NonNullable<RosterTableProps['onMove']> = (entry, row, day, shift) => {
    const place = by === 'rooms' ? { room: row || undefined } : { doctor: row };
    begin(entry, draftOf(entry, { ...place, day, shift }));
  };
  const shownDay = chosenDay ?? Math.max(0, days.indexOf(week?.today ?? ''));
  const base = `/admin/${orgId}`;
  return (
    <Page title={translate('admin.pages.roster')}>
      <GlobalStyles styles={sheet} />
      <RosterBar roster={roster} search={search} onSearch={setSearch} />
      {week ? (
        <>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
            <Allowed to="bulkCreateDoctorShift">
              <CopyWeek week={week} sending={sending} />
            </Allowed>
            <Button variant="outlined" component={RouterLink} to={`${base}/${resourcePath('doctorLeave')}`}>
              {translate('entities.DoctorLeave', { smart_count: 2 })}
            </Button>
            <Button variant="outlined" component={RouterLink} to={`${base}/${resourcePath('doctorShift')}`}>
              {translate('admin.roster.list')}
            </Button>
            <AwayDoctors week={week} />
            <PrintButton />
          </Box>
          {/* Without a dialog there are no fields: a refusal stands here. */}
          {!edited &&
            Object.entries(sending.errors).map(([field, told]) => (
              <Alert key={field} severity="error" sx={{ mb: 2 }}>
                {told}
              </Alert>
            ))}
          <RosterFaults week={week} onOpen={open} />
          {narrow && (
            <Tabs
              value={shownDay}
              variant="scrollable"
              scrollButtons={false}
              aria-label={translate('fields.DoctorShift.weekday')}
              onChange={(_, index) => setChosenDay(index)}
            >
              {days.map((day) => (
                <Tab key={day} label={translate(`values.Weekday.${day.includes('-') ? weekdayOf(day) : day}`)} />
              ))}
            </Tabs>
          )}
          <RosterTable
            week={week}
            pages={pages}
            by={by}
            days={narrow ? days.slice(shownDay, shownDay + 1) : days}
            covered={edited !== undefined}
            onOpen={open}
            reached={reached}
            {...(from && !narrow && { onWeek: (weeks) => show(daysAfter(from, 7 * weeks)) })}
            {...(may && { onAdd: add, onMove: move })}
          />
          {!narrow && may && (
            <Box component="p" sx={{ color: 'text.secondary', m: 0, mt: 1, fontSize: 13, ...notOnPaper }}>
              {translate('admin.roster.keys')}
            </Box>
          )}
        </>
      ) : (
        <Coming failure={roster.failure} />
      )}
      {edited && <EntryDialog {...edited} sending={sending} onClose={close} />}
    </Page>
  );
}
