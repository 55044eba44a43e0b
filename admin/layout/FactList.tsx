import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Where the names' texts stand, such as `admin.screens`. */
  readonly texts: string;
}

/** What is known of one thing, a name and a value in each line. */
export function FactList({ facts, texts }: FactListProps) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', columnGap: 2, rowGap: 1, m: 0 }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`${texts}.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
