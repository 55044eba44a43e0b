import { useTranslate } from 'react-admin';
import { press } from '#client/http/press.ts';
import { PasswordForm } from '../account/PasswordForm.tsx';
import { http, tokens } from '../session.ts';

/** Another password for the organisation; an administrator says the old one, the provider's staff need not. */
export function ChangePassword() {
  const translate = useTranslate();
  const asksOld = !tokens.get('systemAdvance');
  return (
    <PasswordForm
      title={translate('admin.organisation.changePassword')}
      asksOld={asksOld}
      send={({ oldPassword, password }) => {
        const body = { password, ...(asksOld && { oldPassword }) };
        return press((attempt) => http.call('changeOrganisationPassword', { body }, attempt));
      }}
    />
  );
}
