import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { labelled } from '../i18n/labelled.ts';
import { groundOnPaper } from '../theme/paper.ts';
import { BarPlot } from './BarPlot.tsx';
import type { Bar, Series } from './bars.ts';
import { FigureTable } from './FigureTable.tsx';

export interface BarFigureProps {
  title: string;
  /** What the bars stand for, as the head of the table's first column. */
  of: string;
  series: readonly Series[];
  bars: readonly Bar[];
  /** Whether the bars stand for names, not for days or hours. */
  named?: boolean;
  /** A value in words, for the table, the bars' tips and what is read out. */
  say?(value: number): string;
}

/** Bars with a table behind a button; arrow keys go from bar to bar, each is read out. */
export function BarFigure({ title, of, series, bars, named = false, say = String }: BarFigureProps) {
  const translate = useTranslate();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [at, setAt] = useState<number>();
  const words = (index: number) => {
    const bar = bars[index];
    if (!bar) return '';
    return labelled(
      translate,
      bar.label,
      series.map(({ name }, one) => `${name} ${say(bar.values[one] ?? 0)}`).join(translate('punctuation.list')),
    );
  };
  return (
    <Card component="figure" sx={{ m: 0, p: 2.5, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography component="figcaption" id={id} variant="h2">
          {title}
        </Typography>
        {bars.length > 0 && (
          <Button size="small" color="inherit" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {translate(asTable ? 'admin.figures.asPicture' : 'admin.figures.asTable')}
          </Button>
        )}
      </Box>
      {bars.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>
          {translate('admin.figures.nothing')}
        </Typography>
      ) : asTable ? (
        <FigureTable labelledBy={id} of={of} series={series} bars={bars} say={say} />
      ) : (
        <>
          <BarPlot
            title={title}
            describedBy={`${id}-bar`}
            series={series}
            bars={bars}
            named={named}
            at={at}
            words={words}
            onMove={setAt}
          />
          <span id={`${id}-bar`} className="visually-hidden" aria-live="polite">
            {at === undefined ? '' : words(at)}
          </span>
          {series.length > 1 && (
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mt: 1 }}>
              {series.map(({ name, colour }) => (
                <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 14 }}>
                  <Box
                    component="span"
                    sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colour, ...groundOnPaper }}
                  />
                  {name}
                </Box>
              ))}
            </Box>
          )}
        </>
      )}
    </Card>
  );
}
