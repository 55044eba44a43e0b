import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type SectionName, sections } from './sections.ts';

/** The sections of the general settings: a column, or on a narrow window a row that is moved sideways. */
export function SectionMenu({ base, present }: { base: string; present: SectionName }) {
  const translate = useTranslate();
  const chosen = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another link to bring into view
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [present]);
  return (
    <Box
      component="nav"
      aria-label={translate('admin.organisation.sections.label')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 0.5,
        overflowX: 'auto',
        position: { md: 'sticky' },
        top: { md: 24 },
        pb: { xs: 0.5, md: 0 },
      }}
    >
      {sections.map((name) => (
        <Link
          key={name}
          ref={name === present ? chosen : undefined}
          component={RouterLink}
          to={name === 'general' ? base : `${base}/${name}`}
          underline="none"
          color="text.primary"
          {...(name === present && { 'aria-current': 'page' })}
          sx={entry}
        >
          {translate(`admin.organisation.sections.${name}`)}
        </Link>
      ))}
    </Box>
  );
}

const entry = {
  px: 1.5,
  py: 0.9,
  borderRadius: 1,
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.dark', fontWeight: 700 },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const;
