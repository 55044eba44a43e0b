import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { joinSentences } from '#client/text/join-sentences.ts';
import { xlsxMediaType } from '#spreadsheet/workbook-parts.ts';
import { saveAs } from '../data/save-as.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { cellFaultText, fileFaultText } from './fault-text.ts';
import type { ImportFile, Stage } from './import-file.ts';
import type { FileFacts } from './rows/workbench.ts';

/** What was found in a file, and what can be done with it. */
export function FileResult({ file, stage, listTo }: { file: ImportFile; stage: Stage; listTo: string }) {
  const translate = useTranslate();
  const { bench, prepared } = file;
  const { name, counts, facts, total = 0, fault } = stage;
  if (!bench || !prepared || !counts || !facts) return null;
  const { plan, resource } = prepared;
  const open = counts.new + counts.changed;
  const saveWrong = async () => {
    const wrong = await bench.rows(['wrong'], 0, counts.wrong);
    const reasons = wrong.map(({ number, faults }) => [
      number,
      faults.map((one) => cellFaultText(one, plan, translate)).join('\n'),
    ]);
    const content = await bench.wrongRows({
      reason: translate('admin.spreadsheet.reason'),
      row: translate('admin.spreadsheet.row'),
      choices: translate('admin.spreadsheet.choices'),
      reasons: Object.fromEntries(reasons),
    });
    const label = translate(resource.labelKey);
    saveAs(`${label}_${translate('admin.spreadsheet.state.wrong')}.xlsx`, xlsxMediaType, content);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FileRemarks facts={facts} />
      {fault && <Alert severity="error">{fileFaultText(fault, translate)}</Alert>}
      {name === 'done' && (
        <Alert severity={counts.wrong > 0 ? 'warning' : 'success'} role="status">
          {translate(counts.wrong > 0 ? 'admin.spreadsheet.doneButWrong' : 'admin.spreadsheet.done', {
            number: counts.taken,
            wrong: counts.wrong,
          })}
        </Alert>
      )}
      {(name === 'sending' || name === 'halted') && (
        <div>
          <Typography role="status" sx={{ mb: 0.5 }}>
            {translate('admin.spreadsheet.progress', { number: total - open, total })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={total > 0 ? ((total - open) / total) * 100 : 0}
            aria-label={translate('admin.spreadsheet.sending')}
          />
        </div>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {name === 'checked' && open > 0 && (
          <Button variant="contained" onClick={() => file.takeIn()}>
            {translate(counts.wrong > 0 ? 'admin.spreadsheet.takeRight' : 'admin.spreadsheet.takeAll', {
              number: open,
              wrong: counts.wrong,
            })}
          </Button>
        )}
        {name === 'checked' && open === 0 && counts.wrong === 0 && (
          <Typography role="status">
            {translate(counts.same > 0 ? 'admin.spreadsheet.nothingNew' : 'admin.spreadsheet.noRows')}
          </Typography>
        )}
        {name === 'sending' && (
          <Button variant="outlined" onClick={() => file.stop()}>
            {translate('admin.spreadsheet.stop')}
          </Button>
        )}
        {name === 'halted' && (
          <Button variant="contained" onClick={() => file.goOn()}>
            {translate('admin.spreadsheet.goOn')}
          </Button>
        )}
        {name === 'done' && (
          <Button variant="contained" component={RouterLink} to={listTo}>
            {translate('admin.spreadsheet.toList')}
          </Button>
        )}
        {counts.wrong > 0 && name !== 'sending' && (
          <Button variant="outlined" onClick={saveWrong}>
            {translate('admin.spreadsheet.saveWrong')}
          </Button>
        )}
        {name !== 'sending' && (
          <Button color="inherit" onClick={() => file.forget()}>
            {translate('admin.spreadsheet.another')}
          </Button>
        )}
      </Box>
      <div>
        <CheckedRows bench={bench} plan={plan} counts={counts} />
      </div>
    </Box>
  );
}

/** How the file was understood: worth a look before it is taken in. */
function FileRemarks({ facts }: { facts: FileFacts }) {
  const translate = useTranslate();
  const { encoding, headRow, unknown, twice } = facts;
  const between = translate('admin.spreadsheet.between');
  const read = [
    ...(encoding && encoding !== 'utf-8' ? [translate('admin.spreadsheet.readAs', { encoding })] : []),
    ...(headRow > 1 ? [translate('admin.spreadsheet.headsIn', { number: headRow })] : []),
  ];
  return (
    <>
      {unknown.length > 0 && (
        <Alert severity="warning">{translate('admin.spreadsheet.unknown', { columns: unknown.join(between) })}</Alert>
      )}
      {twice.length > 0 && (
        <Alert severity="warning">{translate('admin.spreadsheet.twice', { columns: twice.join(between) })}</Alert>
      )}
      {read.length > 0 && <Typography color="text.secondary">{joinSentences(read)}</Typography>}
    </>
  );
}
