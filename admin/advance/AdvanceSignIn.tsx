import { useTranslate } from 'react-admin';
import { LonePage } from '../layout/LonePage.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';

/** The sign-in of the provider's staff, shown in place of the launcher-version page. */
export function AdvanceSignIn({ wanted, onSignedIn }: { wanted: string; onSignedIn(): void }) {
  const translate = useTranslate();
  return (
    <LonePage title={translate('admin.advance.title')} text={translate('admin.advance.signIn')}>
      <SignInForm kind="systemAdvance" returnTo={wanted} onSignedIn={onSignedIn} />
    </LonePage>
  );
}
