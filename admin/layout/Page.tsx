import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useStore } from '#client/use-store.ts';
import { FirstSteps } from '../first-steps/FirstSteps.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { organisationGid } from '../session.ts';
import { notOnPaper } from '../theme/paper.ts';
import { AwayNotice } from './AwayNotice.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { PrintedWhen } from './PrintedWhen.tsx';
import { UserMenu } from './UserMenu.tsx';

export interface PageProps {
  /** The page's one h1. */
  title: string;
  /** Of the tab that is shown, where it has a help of its own. */
  tab?: string | undefined;
  /** The page above this one. */
  parent?: { to: string; label: string } | undefined;
  /** Stands before the title, such as a picture of what the page is about, and what is said behind it. */
  picture?: ReactNode;
  beside?: ReactNode;
  /** A row below the title, such as tabs. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page: the bar with where one is, the language and the user, and the content. */
export function Page({ title, tab, parent, picture, beside, below, children }: PageProps) {
  const orgGid = useStore(organisationGid);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Box
        component="header"
        sx={{
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          ...(parent && { anchorName: '--form-head' }),
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: 'center',
            justifyContent: 'flex-end',
            columnGap: { xs: 0.5, sm: 2 },
            minHeight: 56,
            py: 0.75,
            pl: { xs: 7, md: 3 },
            pr: { xs: 1, sm: 2 },
            '@media print': { px: 2 },
          }}
        >
          {/* On a phone the title has a line of its own below what can be pressed. */}
          <Box
            sx={{
              flex: { xs: '1 0 100%', sm: 1 },
              order: { xs: 1, sm: 0 },
              ml: { xs: -5, sm: 0 },
              minWidth: 0,
              display: 'flex',
              alignItems: 'baseline',
              gap: 1,
              flexWrap: 'wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {parent && (
              <>
                <Link component={RouterLink} to={parent.to} underline="hover" color="text.secondary">
                  {parent.label}
                </Link>
                <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                  ／
                </Box>
              </>
            )}
            {picture && <Box sx={{ alignSelf: 'center' }}>{picture}</Box>}
            <Typography variant="h1">{title}</Typography>
            {beside}
          </Box>
          <PrintedWhen />
          <Box sx={{ display: 'contents', ...notOnPaper }}>
            <HelpButton title={tab ?? title} />
            {orgGid && <NotificationBell />}
            <LanguageMenu />
            <UserMenu />
          </Box>
        </Box>
        {below}
      </Box>
      <Box component="main" id="content" tabIndex={-1} sx={{ p: { xs: 2, md: 3 }, flex: 1, outline: 'none' }}>
        <AwayNotice />
        <FirstSteps />
        {children}
      </Box>
    </>
  );
}
