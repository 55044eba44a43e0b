import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { isPresentRoute } from '#client/navigation/present-route.ts';
import { menuColours } from '../theme/theme.ts';
import type { Brand } from './brand.ts';
import './plain.css';
import { firstLetter } from '#client/text/first-letter.ts';

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

const colours = {
  '--menu-ink': menuColours.ink,
  '--menu-muted': menuColours.muted,
  '--menu-chosen': menuColours.chosen,
} as CSSProperties;

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
    <nav ref={nav} className="side-menu" aria-label={translate('admin.menu')} style={colours}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 0.75, py: 1, mb: 0.5 }}>
        <Logo brand={brand} />
        <Typography component="span" sx={{ fontWeight: 700, color: '#fff', lineHeight: 1.3 }}>
          {brand.name}{' '}
          {brand.demo && <Chip component="span" color="error" size="small" label={translate('admin.demo')} />}
        </Typography>
      </Box>
      {groups.map(({ label: group, entries }, index) => (
        <ul key={group ?? index} {...(group && { 'aria-label': group })}>
          {group && (
            <li className="heading" aria-hidden>
              {group}
            </li>
          )}
          {entries.map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                to={to}
                {...(to === present && { className: 'active', 'aria-current': 'page' })}
                onClick={(event) => isPresentRoute(to, new URL(location.href)) && event.preventDefault()}
              >
                {icon}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
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
      {firstLetter(brand.name)}
    </Box>
  );
}
