import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { loadedIn } from '#client/navigation/arrive.ts';
import { firstDashboard } from '#client/navigation/first-dashboard.ts';
import { LonePage } from '../layout/LonePage.tsx';
import { loadOrganisation, organisation } from '../session.ts';
import { SignInForm } from './SignInForm.tsx';

/** The address that administrators keep: a sign-in with the organisation's id filled in. */
export function QuickLogin() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { orgId } = useParams();
  const enter = async (orgGid: string) => {
    organisation.set(undefined);
    navigate(firstDashboard(loadedIn(await loadOrganisation(orgGid)), `/admin/${orgGid}`));
  };
  return (
    <LonePage title={translate('admin.signIn.title')}>
      <SignInForm kind="session" orgGid={orgId} onSignedIn={enter} />
    </LonePage>
  );
}
