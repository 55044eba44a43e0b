import LanguageIcon from '@mui/icons-material/Language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { routeKind } from '#client/navigation/route-kind.ts';
import { useStore } from '#client/use-store.ts';
import type { Locale } from '#generated/shapes.ts';
import { Locale as locales } from '#generated/values.ts';
import { labelled } from '../i18n/labelled.ts';
import { language } from '../session.ts';
import { DropMenu } from './DropMenu.tsx';

/** Chooses the language; what is typed stays. The provider's pages are in Traditional Chinese. */
export function LanguageMenu() {
  const translate = useTranslate();
  const locale = useStore(language.current);
  const { pathname } = useLocation();
  const pick = (wanted: Locale) => {
    if (wanted !== locale) language.choose(wanted);
  };
  if (routeKind(pathname) === 'advance') return null;
  return (
    <DropMenu
      opener={(props) => (
        <Button
          {...props}
          color="inherit"
          startIcon={<LanguageIcon />}
          aria-label={labelled(translate, translate('admin.language'), translate(`values.Locale.${locale}`))}
          sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap', minWidth: 'auto' }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {translate(`values.Locale.${locale}`)}
          </Box>
        </Button>
      )}
    >
      {locales.map((name) => (
        <MenuItem key={name} lang={name} selected={name === locale} onClick={() => pick(name)}>
          {translate(`values.Locale.${name}`)}
        </MenuItem>
      ))}
    </DropMenu>
  );
}
