import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { failureText } from '#client/language/failure-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { textLengths } from '#generated/text-lengths.ts';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { work } from '../work.ts';
import { signIn } from './sign-in.ts';
import '../page/page.css';
import './sign-in.css';

const lengths = textLengths.signInStaff;

/** Organisation id, staff id and password; what the device knows is filled in, and the cursor stands where it is due. */
export function SignIn({ t, expired = false }: { t: Translator; expired?: boolean }) {
  const [kept] = useState(() => work.stored.read());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const firstEmpty = (['orgGid', 'staffId'] as const).find((field) => !kept[field]) ?? 'password';

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>(`[name=${firstEmpty}]`)?.focus(), [firstEmpty]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const field = (name: string) => String(entered.get(name) ?? '').trim();
    setBusy(true);
    setFailure(undefined);
    try {
      await signIn(work, {
        orgGid: field('orgGid'),
        staffId: field('staffId'),
        password: String(entered.get('password')),
      });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <main className="plain-page sign-in">
      <form ref={form} className="card narrow" onSubmit={submit}>
        <header>
          <h1>{t('controller.signIn.heading')}</h1>
          <p className="muted">{t('controller.signIn.intro')}</p>
        </header>
        {expired && !failure && <p className="refusal attention">{t('controller.signIn.expired')}</p>}
        <div className="sign-in-fields">
          <label>
            <span>{t('controller.signIn.orgGid')}</span>
            <input
              name="orgGid"
              defaultValue={kept.orgGid}
              autoComplete="organization"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={lengths.orgGid}
              required
            />
          </label>
          <label>
            <span>{t('controller.signIn.staffId')}</span>
            <input
              name="staffId"
              defaultValue={kept.staffId}
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={lengths.staffId}
              required
            />
          </label>
          <label>
            <span>{t('controller.signIn.password')}</span>
            <input
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={lengths.password}
              required
            />
          </label>
        </div>
        {failure && (
          <p className="refusal" role="alert">
            {failureText(t, failure)}
          </p>
        )}
        <button type="submit" className="button primary" disabled={busy}>
          {t(busy ? 'controller.signIn.submitting' : 'controller.signIn.submit')}
        </button>
      </form>
      <LanguageSwitch t={t} />
    </main>
  );
}
