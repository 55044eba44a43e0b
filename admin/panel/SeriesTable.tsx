import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PanelSeriesResult } from '#generated/shapes.ts';
import { labelled } from '../i18n/labelled.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import type { SeriesSource } from './series-rows.ts';

interface SeriesTableProps {
  resource: string;
  label: string;
  sources: SeriesSource[];
  chosen: string[];
  onChoose(gids: string[]): void;
  /** What becomes of each chosen source, by its gid. */
  results: ReadonlyMap<string, PanelSeriesResult>;
  /** Whether the panels are made; before that it is what would become of them. */
  done: boolean;
}

const colours = { made: 'success', isThere: 'default', nameTaken: 'warning', repeated: 'warning' } as const;

/** Rooms or departments to choose, each with the panel that is made for it. */
export function SeriesTable({ resource, label, sources, chosen, onChoose, results, done }: SeriesTableProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const all = chosen.length === sources.length && sources.length > 0;
  return (
    <ScrolledTable label={label} sticky sx={{ mt: 2 }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                checked={all}
                disabled={done}
                indeterminate={chosen.length > 0 && !all}
                onChange={() => onChoose(all ? [] : sources.map(({ gid }) => gid))}
                slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
              />
            </TableCell>
            <TableCell>{label}</TableCell>
            <TableCell>{translate('fields.Panel.name')}</TableCell>
            <TableCell>{translate('admin.panel.series.outcome')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sources.map(({ gid, name, code, department }) => {
            const result = results.get(gid);
            return (
              <TableRow key={gid} hover>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={chosen.includes(gid)}
                    disabled={done}
                    onChange={(_, on) => onChoose(on ? [...chosen, gid] : chosen.filter((one) => one !== gid))}
                    slotProps={{
                      input: {
                        'aria-label': labelled(translate, translate('ra.action.select_row'), name),
                      },
                    }}
                  />
                </TableCell>
                <TableCell>{[code, name, department].filter(Boolean).join('　')}</TableCell>
                <TableCell>
                  {result?.gid ? (
                    <Link component={RouterLink} to={createPath({ resource, type: 'edit', id: result.gid })}>
                      {result.panelName}
                    </Link>
                  ) : (
                    result?.panelName
                  )}
                </TableCell>
                <TableCell>
                  {result && (
                    <Chip
                      size="small"
                      variant="outlined"
                      color={colours[result.outcome]}
                      label={translate(
                        result.outcome === 'made' && !done
                          ? 'admin.panel.series.toMake'
                          : `values.PanelSeriesOutcome.${result.outcome}`,
                      )}
                    />
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
