import AccountIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import { routeKind } from '#client/navigation/route-kind.ts';
import { organisationGid, personOf, signOut, tokens } from '../session.ts';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const advance = routeKind(useLocation().pathname) === 'advance';
  const [anchor, setAnchor] = useState<HTMLElement>();
  const kind = tokens.get('systemAdvance') ? 'systemAdvance' : 'session';
  const role = translate(`values.TokenKind.${kind}`);
  const person = personOf(kind);
  const leave = async () => {
    setAnchor(undefined);
    await signOut(kind);
    navigate(advance ? addresses.advance : addresses.quickLogin(organisationGid.get() ?? ''));
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        aria-haspopup="menu"
        aria-label={`${translate('ra.auth.user_menu')}：${person ?? role}`}
        title={person && role}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap', minWidth: 'auto' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {person ?? role}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {kind === 'systemAdvance' && !advance && (
          <MenuItem onClick={() => navigate(addresses.advance)}>{translate('admin.advance.back')}</MenuItem>
        )}
        <MenuItem onClick={leave}>{translate('ra.auth.logout')}</MenuItem>
      </Menu>
    </>
  );
}
