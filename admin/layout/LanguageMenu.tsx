import LanguageIcon from '@mui/icons-material/Language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { routeKind } from '#client/navigation/route-kind.ts';
import { useStore } from '#client/use-store.ts';
import type { Locale } from '#generated/shapes.ts';
import { Locale as locales } from '#generated/values.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { language } from '../session.ts';
import { Confirm } from './Confirm.tsx';

/**
 * Chooses the language. The new language draws all pages anew, so unsaved edits are asked about first. The provider's
 * pages are in Traditional Chinese.
 */
export function LanguageMenu() {
  const translate = useTranslate();
  const locale = useStore(language.current);
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [asked, setAsked] = useState<Locale>();
  const pick = (wanted: Locale) => {
    setAnchor(undefined);
    if (wanted === locale) return;
    if (unsavedEdits.get()) setAsked(wanted);
    else language.choose(wanted);
  };
  if (routeKind(pathname) === 'advance') return null;
  return (
    <>
      <Button
        color="inherit"
        startIcon={<LanguageIcon />}
        aria-haspopup="menu"
        aria-label={`${translate('admin.language')}：${translate(`values.Locale.${locale}`)}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap', minWidth: 'auto' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate(`values.Locale.${locale}`)}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {locales.map((name) => (
          <MenuItem key={name} lang={name} selected={name === locale} onClick={() => pick(name)}>
            {translate(`values.Locale.${name}`)}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        open={asked !== undefined}
        title={translate('admin.unsaved.title')}
        text={translate('admin.unsaved.language')}
        action={translate('admin.unsaved.discard')}
        onConfirm={() => {
          unsavedEdits.set(false);
          if (asked) language.choose(asked);
        }}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
