import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { PersonalData } from '#generated/shapes.ts';
import { Needed } from '../account/Needed.tsx';
import { wallClock } from '../calendar/calendar.ts';
import { serverNow } from '../calendar/server-clock.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { saveAs } from '../data/save-as.ts';
import { namesFrom } from '../history/names-in.ts';
import { Page } from '../layout/Page.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { readableFile } from './readable-file.ts';
import { sameIdentifier } from './same-identifier.ts';
import { VisitTable } from './VisitTable.tsx';

/** /admin/:orgId/personal-data: what is kept of one patient, as a file, and its erasure. */
export function PersonalDataPage() {
  const translate = useTranslate();
  const calendar = useCalendar();
  const notify = useNotify();
  const namesOf = namesFrom(useDataProvider().getMany);
  const press = usePress();
  const [identifier, setIdentifier] = useState('');
  const [found, setFound] = useState<{ identifier: string; data: PersonalData }>();
  const [erasing, setErasing] = useState(false);
  /** Who was asked for last: what comes late of another patient is nobody's to see under this one's number. */
  const wanted = useRef('');

  const find = (asked: string) =>
    press(async () => {
      wanted.current = asked;
      const data = await http.call('findPersonalData', { body: { identifier: asked } }, { keepFailure: true });
      if (wanted.current === asked) setFound({ identifier: asked, data });
    });
  const findAgain = async (asked: string) => {
    if (wanted.current === asked) await find(asked);
  };
  const exportAs = (format: 'json' | 'html') =>
    press(async () => {
      if (!found) return;
      const body = { identifier: found.identifier };
      const data = await http.call('exportPersonalData', { body }, { keepFailure: true });
      const { day } = wallClock(serverNow(), calendar);
      const fileName = `${translate('admin.pages.personalData')}_${day}.${format}`;
      if (format === 'json') saveAs(fileName, 'application/json', JSON.stringify(data, null, 2));
      else saveAs(fileName, 'text/html;charset=utf-8', await readableFile(data, { translate, calendar, namesOf }));
    });
  const erase = (confirmation: string) =>
    press(async () => {
      if (!found) return;
      const body = { identifier: found.identifier, confirmation };
      const { visits } = await http.call('erasePersonalData', { body }, { keepFailure: true });
      notify('admin.personalData.erased', { type: 'success', messageArgs: { count: visits } });
      await findAgain(found.identifier);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!identifier.trim()) return;
    setFound(undefined);
    void find(identifier.trim());
  };
  const visits = found?.data.visits ?? [];
  const others = found?.data.identifiers.filter((one) => !sameIdentifier(one, found.identifier)) ?? [];
  const waiting = visits.some((visit) => visit.waiting);

  return (
    <Page title={translate('admin.pages.personalData')}>
      <Needed to="findPersonalData">
        <Card sx={{ p: 3, mb: 2 }}>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('admin.personalData.text')}</Typography>
          <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <TextField
              label={translate('admin.personalData.identifier')}
              value={identifier}
              autoComplete="off"
              onChange={({ target }) => setIdentifier(target.value)}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
            <Button type="submit" variant="contained" disabled={!identifier.trim()}>
              {translate('admin.personalData.find')}
            </Button>
          </Box>
        </Card>
        {found && visits.length === 0 && <Alert severity="info">{translate('admin.personalData.nothing')}</Alert>}
        {found && visits.length > 0 && (
          <Card sx={{ p: 3 }}>
            {others.length > 0 && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {translate('admin.personalData.others', { numbers: others.join(translate('punctuation.list')) })}
              </Alert>
            )}
            <VisitTable visits={visits} onCanceled={() => findAgain(found.identifier)} />
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
              <Button variant="outlined" onClick={() => exportAs('html')}>
                {translate('admin.personalData.exportReadable')}
              </Button>
              <Button variant="outlined" onClick={() => exportAs('json')}>
                {translate('admin.personalData.exportJson')}
              </Button>
              <Button color="error" disabled={waiting} onClick={() => setErasing(true)}>
                {translate('admin.personalData.erase')}
              </Button>
            </Box>
            {waiting && (
              <Alert severity="warning" sx={{ mt: 2 }}>
                {translate('errors.patient_waits')}
              </Alert>
            )}
            <EraseDialog
              open={erasing}
              identifier={found.identifier}
              count={visits.length}
              onErase={erase}
              onClose={() => setErasing(false)}
            />
          </Card>
        )}
      </Needed>
    </Page>
  );
}
