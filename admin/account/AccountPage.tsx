import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { press } from '#client/http/press.ts';
import { useStore } from '#client/use-store.ts';
import { Page } from '../layout/Page.tsx';
import { account, http } from '../session.ts';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** /admin/:orgId/account: who one is here, one's own password, and where one is signed in. */
export function AccountPage() {
  const translate = useTranslate();
  const own = useStore(account);
  const role = own?.role ? `values.AdminRole.${own.role}` : `values.TokenKind.${own?.kind ?? 'session'}`;
  return (
    <Page title={translate('admin.pages.account')}>
      <Stack spacing={2} sx={{ maxWidth: 760 }}>
        <Card component="section" aria-labelledby="who" sx={{ p: 3 }}>
          <Typography id="who" variant="h2">
            {own?.name ?? translate('admin.account.shared')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[own?.staffId, translate(role)].filter(Boolean).join(' · ')}
          </Typography>
          {!own?.name && <Typography sx={{ mt: 1.5 }}>{translate('admin.account.sharedText')}</Typography>}
        </Card>
        {own?.staffId && (
          <PasswordForm
            title={translate('admin.account.changePassword')}
            asksOld
            username={own.staffId}
            send={(body) => press((attempt) => http.call('changeOwnPassword', { body }, attempt))}
          />
        )}
        {own?.secondFactor !== undefined && <SecondFactor on={own.secondFactor} />}
        <OwnSessions />
      </Stack>
    </Page>
  );
}
