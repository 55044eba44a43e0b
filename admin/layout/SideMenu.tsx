import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { isPresentRoute } from '#client/navigation/present-route.ts';
import { menuColours } from '../theme/theme.ts';
import type { Brand } from './brand.ts';

export interface MenuEntry {
  /** Absolute path. */
  to: string;
  label: string;
  icon: ReactNode;
  /** Further pages that are reached from its page. */
  also?: readonly string[];
}

/** Entries that belong together, under a name where there is more than one group. */
export interface MenuGroup {
  label?: string;
  entries: MenuEntry[];
}

/** The side menu: whose pages these are, and where one can go. */
export const SideMenu = memo(function SideMenu({ groups, brand }: { groups: MenuGroup[]; brand: Brand }) {
  const translate = useTranslate();
  const present = presentEntry(groups, useLocation().pathname);
  const nav = useRef<HTMLElement>(null);
  // A long menu begins where its reader is.
  useEffect(() => {
    const frame = nav.current?.parentElement;
    const entry = nav.current?.querySelector('[aria-current]');
    // Not scrollIntoView: the tab key would go on from there, past the way to the contents.
    if (frame && entry) frame.scrollTop += Math.max(0, bottomOf(entry) - bottomOf(frame));
  }, []);
  return (
    <Box ref={nav} component="nav" aria-label={translate('admin.menu')} sx={{ p: 1.5, color: menuColours.ink }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 0.75, py: 1, mb: 1.5 }}>
        <Logo brand={brand} />
        <Typography component="span" sx={{ fontWeight: 700, color: '#fff', lineHeight: 1.3 }}>
          {brand.name}{' '}
          {brand.demo && <Chip component="span" color="error" size="small" label={translate('admin.demo')} />}
        </Typography>
      </Box>
      {groups.map(({ label: group, entries }, index) => (
        <List key={group ?? index} disablePadding {...(group && { 'aria-label': group })} sx={{ mb: 1 }}>
          {group && (
            <ListSubheader
              disableSticky
              aria-hidden
              sx={{
                bgcolor: 'transparent',
                color: menuColours.muted,
                fontSize: 13,
                lineHeight: 2.2,
                px: 1,
              }}
            >
              {group}
            </ListSubheader>
          )}
          {entries.map(({ to, label, icon }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={Link}
                to={to}
                {...(to === present && { className: 'active', 'aria-current': 'page' })}
                onClick={(event) => isPresentRoute(to, new URL(location.href)) && event.preventDefault()}
                sx={{
                  borderRadius: 1,
                  py: 0.25,
                  '&:hover': { bgcolor: '#ffffff14' },
                  '&.active': { bgcolor: menuColours.chosen, color: '#fff', fontWeight: 600 },
                  '&:focus-visible': { outline: '2px solid #5ec2f2' },
                }}
              >
                <ListItemIcon sx={{ minWidth: 34, color: 'inherit', opacity: 0.85 }}>{icon}</ListItemIcon>
                <ListItemText
                  primary={label}
                  slotProps={{ primary: { sx: { fontWeight: 'inherit', color: 'inherit' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
});

/** The entry whose page, or a page below it, is shown: the nearest, as the address of one may begin with another's. */
function presentEntry(groups: MenuGroup[], pathname: string): string | undefined {
  const addresses = groups.flatMap(({ entries }) =>
    entries.flatMap(({ to, also = [] }) => [to, ...also].map((address) => ({ to, address }))),
  );
  const found = addresses.filter(({ address }) => `${pathname}/`.startsWith(`${address}/`));
  return found.sort((one, other) => other.address.length - one.address.length)[0]?.to;
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

function Logo({ brand }: { brand: Brand }) {
  const size = { width: 32, height: 32, borderRadius: 1, flex: 'none' };
  if (brand.logo)
    return <Box component="img" src={brand.logo} alt="" sx={{ ...size, objectFit: 'contain', bgcolor: '#fff' }} />;
  return (
    <Box
      aria-hidden
      sx={{
        ...size,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        display: 'grid',
        placeItems: 'center',
        fontWeight: 700,
      }}
    >
      {Array.from(brand.name)[0]}
    </Box>
  );
}
