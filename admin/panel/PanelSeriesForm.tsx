import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { press as pressCall } from '#client/http/press.ts';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import type { PanelPart } from '#generated/shapes.ts';
import { Failed } from '../layout/Failed.tsx';
import { NoneYet } from '../layout/NoneYet.tsx';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { useBusyPress } from '../layout/use-busy-press.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { http } from '../session.ts';
import { PartChoices } from './PartChoices.tsx';
import { SeriesTable } from './SeriesTable.tsx';
import { sendSeries } from './send-series.ts';
import { seriesRows } from './series-rows.ts';
import { useAlike } from './use-alike.ts';
import { useSeriesSources } from './use-series-sources.ts';
import { type SeriesOutcome, useSeriesTrial } from './use-series-trial.ts';

/** One panel for each of several rooms or departments, in one go; what will become of each is seen before. */
export function PanelSeriesForm({ resource, type }: { resource: string; type: BuiltInPanel }) {
  const translate = useTranslate();
  const [busy, press] = useBusyPress();
  const [of, setOf] = useState<'room' | 'department'>('room');
  const sources = useSeriesSources(of);
  const alike = useAlike(type.name);
  const [name, setName] = useState(`{${translate('admin.panel.series.words.name')}}`);
  const [counterName, setCounterName] = useState(name);
  const [chosen, setChosen] = useState<string[]>([]);
  const [like, setLike] = useState('');
  const [copies, setCopies] = useState<PanelPart[]>([]);
  const [made, setMade] = useState<SeriesOutcome>();
  const tokens = useMemo(
    () => ({
      name: translate('admin.panel.series.words.name'),
      code: translate('admin.panel.series.words.code'),
      department: translate('admin.panel.series.words.department'),
    }),
    [translate],
  );
  const series = useMemo(() => {
    const listed = Array.isArray(sources) ? sources : [];
    const picked = listed.filter(({ gid }) => chosen.includes(gid));
    const rows = seriesRows(picked, of, { name, counterName }, tokens, type.serves);
    return {
      body: { panelType: type.name, ...(like && { like, copies }), rows },
      gids: picked.map(({ gid }) => gid),
    };
  }, [sources, chosen, type, like, copies, of, name, counterName, tokens]);
  const done = made !== undefined;
  const { rows } = series.body;
  const ready = rows.length > 0 && rows.every((row) => row.name);
  const { known, failure, ask } = useSeriesTrial(ready && !done ? series : undefined);

  const make = async () => {
    await press(async () => {
      const { body, gids } = series;
      try {
        const results = await sendSeries(body, (part) =>
          pressCall((attempt) => http.call('createPanelSeries', { body: part }, attempt)),
        );
        setMade({ results, gids });
      } catch (error) {
        // Some of its calls may have been taken: which panels are there by now is asked again.
        ask();
        throw error;
      }
    });
  };
  const { results = [], gids = [] } = made ?? known ?? {};
  const outcomes = new Map(results.map((result, index) => [gids[index] ?? '', result]));
  const count = results.filter(({ outcome }) => outcome === 'made').length;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={of}
          disabled={done}
          aria-label={translate('admin.panel.series.of')}
          sx={{ gridColumn: '1 / -1' }}
          onChange={(_, next: typeof of | null) => {
            if (!next) return;
            setOf(next);
            setChosen([]);
          }}
        >
          <ToggleButton value="room">{translate('entities.Room')}</ToggleButton>
          <ToggleButton value="department">{translate('entities.MedicalDepartment')}</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          label={translate('fields.Panel.name')}
          value={name}
          disabled={done}
          helperText={translate(
            'admin.panel.series.patternHint',
            Object.fromEntries(Object.entries(tokens).map(([key, text]) => [key, `{${text}}`])),
          )}
          onChange={({ target }) => setName(target.value)}
        />
        {type.serves && (
          <TextField
            label={translate('fields.Panel.counterName')}
            value={counterName}
            disabled={done}
            onChange={({ target }) => setCounterName(target.value)}
          />
        )}
        <OptionalSelect
          label={translate('admin.panel.series.like')}
          value={like}
          disabled={done}
          none={translate('admin.panel.series.likeNone')}
          choices={alike.map(({ gid, name }) => [gid, name])}
          onChange={setLike}
        />
      </Box>
      {like && !done && <PartChoices chosen={copies} onChange={setCopies} />}
      {!sources ? (
        <Waiting />
      ) : sources instanceof Error ? (
        <Failed failure={sources} />
      ) : sources.length === 0 ? (
        <NoneYet of={of === 'room' ? 'room' : 'department'} sx={{ mt: 2 }} />
      ) : (
        <SeriesTable
          resource={resource}
          label={translate(of === 'room' ? 'entities.Room' : 'entities.MedicalDepartment')}
          sources={sources}
          chosen={chosen}
          onChoose={setChosen}
          results={outcomes}
          done={done}
        />
      )}
      {failure && <Failed failure={failure} />}
      <Box sx={{ mt: 2, display: 'flex', gap: 2, alignItems: 'center' }} aria-live="polite">
        {done ? (
          <Typography>{translate('admin.panel.series.done', { number: count })}</Typography>
        ) : (
          <Button variant="contained" disabled={busy || !ready || count === 0} onClick={make}>
            {translate('admin.panel.series.make', { number: count })}
          </Button>
        )}
      </Box>
    </>
  );
}
