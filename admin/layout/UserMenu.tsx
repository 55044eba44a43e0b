import AccountIcon from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses } from '#client/navigation/addresses.ts';
import { routeKind } from '#client/navigation/route-kind.ts';
import type { HeldToken } from '#client/session/tokens.ts';
import { useStore } from '#client/use-store.ts';
import { UnsavedDialog } from '../form/UnsavedDialog.tsx';
import { unsavedEdits } from '../form/unsaved-edits.ts';
import { labelled } from '../i18n/labelled.ts';
import { account, organisationGid, personOf, signOut, tokens } from '../session.ts';
import { DropMenu } from './DropMenu.tsx';
import { useAppearanceChoice } from './use-appearance-choice.tsx';

/** The provider's session first: where both are held, it is the one that acts. */
const kinds = ['systemAdvance', 'session'] as const satisfies readonly HeldToken[];

/** Who is signed in, and the way out. */
export function UserMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const advance = routeKind(useLocation().pathname) === 'advance';
  const [leaving, setLeaving] = useState<HeldToken>();
  const [, setLeft] = useState(0);
  const held = kinds.filter((kind) => tokens.get(kind));
  // Where both are held, calls speak for the provider (client/http/credential.ts).
  const [kind = 'session'] = held;
  const role = translate(`values.TokenKind.${kind}`);
  const acting = useStore(account);
  const person = acting?.kind === kind ? acting.name : personOf(kind);
  const looks = useAppearanceChoice();
  const leave = async (kind: HeldToken) => {
    signOut(kind);
    // The page that is left goes first: it asks nothing of somebody who has signed out.
    await Promise.resolve();
    // In the provider's pages the other session ends beside them.
    if (advance && kind === 'session') setLeft((count) => count + 1);
    else navigate(advance ? addresses.advance : addresses.quickLogin(organisationGid.get() ?? ''));
  };
  const ask = (kind: HeldToken) => {
    if (unsavedEdits.get()) setLeaving(kind);
    else void leave(kind);
  };
  return (
    <>
      <DropMenu
        opener={(props) => (
          <Button
            {...props}
            color="inherit"
            startIcon={<AccountIcon />}
            aria-label={labelled(translate, translate('ra.auth.user_menu'), person ?? role)}
            title={person && role}
            sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap', minWidth: 'auto' }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {person ?? role}
            </Box>
          </Button>
        )}
      >
        {person && (
          <Box sx={{ px: 2, pb: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{person}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {acting?.role ? translate(`values.AdminRole.${acting.role}`) : role}
            </Typography>
          </Box>
        )}
        {kind === 'systemAdvance' && !advance && (
          <MenuItem onClick={() => navigate(addresses.advance)}>{translate('admin.advance.back')}</MenuItem>
        )}
        {!advance && (
          <MenuItem onClick={() => navigate(`/admin/${organisationGid.get()}/account`)}>
            {translate('admin.pages.account')}
          </MenuItem>
        )}
        <Divider />
        {looks}
        <Divider />
        {held.map((kind) => (
          <MenuItem key={kind} onClick={() => ask(kind)}>
            {held.length > 1
              ? labelled(
                  translate,
                  translate('ra.auth.logout'),
                  personOf(kind) ?? translate(`values.TokenKind.${kind}`),
                )
              : translate('ra.auth.logout')}
          </MenuItem>
        ))}
      </DropMenu>
      <UnsavedDialog
        open={leaving !== undefined}
        onLeave={() => {
          setLeaving(undefined);
          if (leaving) void leave(leaving);
        }}
        onStay={() => setLeaving(undefined)}
      />
    </>
  );
}
