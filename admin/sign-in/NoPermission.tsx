import { useTranslate } from 'react-admin';
import { orgGidOf } from '#client/navigation/first-dashboard.ts';
import { LonePage } from '../layout/LonePage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** An admin page without a token: says so, with a way to sign in on it. */
export function NoPermission({ path, onSignedIn }: { path: string; onSignedIn(orgGid: string): void }) {
  const translate = useTranslate();
  return (
    <LonePage title={translate('admin.noPermission.title')} text={translate('admin.noPermission.text')}>
      <SignInForm kind="session" orgGid={orgGidOf(path)} returnTo={path} onSignedIn={onSignedIn} />
    </LonePage>
  );
}
