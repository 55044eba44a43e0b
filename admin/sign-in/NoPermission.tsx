import { useTranslate } from 'react-admin';
import { orgGidOf } from '#client/navigation/first-dashboard.ts';
import { useStore } from '#client/use-store.ts';
import { LonePage } from '../layout/LonePage.tsx';
import { sessionEnded } from '../session.ts';
import { SignInForm } from './SignInForm.tsx';

interface NoPermissionProps {
  path: string;
  /** What stands behind it in the address, such as the code of a device or how a list was narrowed. */
  search: string;
  onSignedIn(orgGid: string): void;
}

/** An admin page without a session: the sign-in in its place, which says why it is there. */
export function NoPermission({ path, search, onSignedIn }: NoPermissionProps) {
  const translate = useTranslate();
  const ended = useStore(sessionEnded);
  const why = ended ? 'admin.signIn.ended' : orgGidOf(path) && 'admin.noPermission.text';
  return (
    <LonePage title={translate('admin.signIn.title')} {...(why && { text: translate(why) })}>
      <SignInForm kind="session" orgGid={orgGidOf(path)} returnTo={path + search} onSignedIn={onSignedIn} />
    </LonePage>
  );
}
