import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallFailure } from '#client/http/call-failure.ts';
import { useWait } from '#client/http/use-wait.ts';
import { givenUpText } from '#client/language/given-up-text.ts';
import type { Translator } from '#client/language/translator.ts';
import { useSignInWays } from '#client/session/use-sign-in-ways.ts';
import { joinParts } from '#client/text/join-parts.ts';
import type { SignedOut } from '#generated/shapes.ts';
import { textLengths } from '#generated/text-lengths.ts';
import type { PressName } from '../desk/create-desk.ts';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { mustBeFilled } from '../page/must-be-filled.ts';
import { Waiting } from '../page/Waiting.tsx';
import { work } from '../work.ts';
import { Advanced } from './Advanced.tsx';
import { deviceType, enter, signIn } from './sign-in.ts';
import '../page/page.css';
import './sign-in.css';

const lengths = textLengths.signInStaff;
const { singleSignOn } = work;

interface SignInProps {
  t: Translator;
  expired?: boolean | undefined;
  /** What was pressed when the sign-in had ended. */
  pressed?: PressName | undefined;
  /** Why it was signed out by itself: nobody did anything, the day is over, or an administrator took the counter away. */
  ended?: 'idle' | 'dayEnded' | 'takenAway' | undefined;
  /** Where somebody who has just signed out does so at the identity provider too. */
  left?: SignedOut['providerSignOut'];
}

/**
 * Organisation id, staff id and password, or the way to the identity provider; what the device knows is filled in, and
 * the cursor stands where it is due.
 */
export function SignIn({ t, expired = false, pressed, ended, left }: SignInProps) {
  const [kept] = useState(() => work.stored.read());
  // Calls speak by the key alone: it is what was refused, and no password mends that.
  const [keyed] = useState(() => work.connection.read().apiKey !== undefined);
  const [orgGid, setOrgGid] = useState(kept.orgGid ?? '');
  const [completing, setCompleting] = useState(singleSignOn.isBack);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallFailure>();
  const { failure, waits } = useWait(failed);
  const ways = useSignInWays(work.client, 'staff', orgGid.trim(), failed);
  // The way that was taken last stands out.
  const byProvider = ways.singleSignOn !== undefined && kept.staffLoginType === 'singleSignOn';
  const firstEmpty = (['orgGid', 'staffId'] as const).find((field) => !kept[field]) ?? 'password';

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>(`[name=${firstEmpty}]`)?.focus(), [firstEmpty]);
  useEffect(() => {
    singleSignOn
      .complete()
      .then((back) => back && enter(work, back.signedIn, 'singleSignOn'))
      .catch((error) => {
        setFailed(asFailure(error));
        setCompleting(false);
      });
  }, []);

  async function attempt(what: () => Promise<void>) {
    setBusy(true);
    setFailed(undefined);
    try {
      await what();
    } catch (error) {
      setFailed(asFailure(error));
      setBusy(false);
      // Most likely typed wrong, and the button that had the focus could not keep it.
      const password = form.current?.querySelector<HTMLInputElement>('[name=password]');
      password?.focus();
      password?.select();
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const field = (name: string) => String(entered.get(name) ?? '').trim();
    if (!ways.password) return;
    const password = String(entered.get('password'));
    attempt(() => signIn(work, { orgGid: field('orgGid'), staffId: field('staffId'), password }));
  }

  function leave() {
    attempt(async () => {
      const returnTo = window.location.pathname;
      await singleSignOn.begin({ kind: 'staff', orgGid: orgGid.trim(), deviceType: deviceType(), returnTo });
      setBusy(false);
    });
  }

  if (completing) return <Waiting t={t} />;
  return (
    <main className="plain-page sign-in">
      <form ref={form} className="card narrow" onSubmit={submit}>
        <header>
          <h1>{t('controller.signIn.heading')}</h1>
          <p className="muted">{t('controller.signIn.intro')}</p>
          {kept.panelGid && kept.roomName && (
            <p className="muted">
              {t('controller.signIn.continueAt', { room: roomOf(t.locale, kept.roomName, kept.roomNo) })}
            </p>
          )}
        </header>
        {ended && !failure && <p className="refusal attention">{t(`controller.signIn.${ended}`)}</p>}
        {expired && !failure && (
          <p className="refusal attention">
            {keyed
              ? t('controller.signIn.keyRefused', { advanced: t('controller.signIn.advanced') })
              : t('controller.signIn.expired')}
          </p>
        )}
        {pressed && (
          <p className="refusal attention">
            {t('controller.signIn.pressed', { action: t(`controller.action.${pressed}`) })}
          </p>
        )}
        {left && (
          <div className="refusal attention still-at-provider">
            <p>{t('controller.signIn.stillAtProvider', { label: left.label })}</p>
            <a className="button" href={left.url}>
              {t('controller.signIn.signOutAtProvider', { label: left.label })}
            </a>
          </div>
        )}
        <div className="sign-in-fields">
          <label>
            <span>{t('controller.signIn.orgGid')}</span>
            <input
              name="orgGid"
              value={orgGid}
              onChange={({ target }) => setOrgGid(target.value)}
              autoComplete="organization"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={lengths.orgGid}
              {...mustBeFilled(t)}
            />
          </label>
          {ways.password && (
            <>
              <label>
                <span>{t('controller.signIn.staffId')}</span>
                <input
                  name="staffId"
                  defaultValue={kept.staffId}
                  autoComplete="username"
                  autoCapitalize="off"
                  spellCheck={false}
                  maxLength={lengths.staffId}
                  {...mustBeFilled(t)}
                />
              </label>
              <label>
                <span>{t('controller.signIn.password')}</span>
                <input
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  maxLength={lengths.password}
                  {...mustBeFilled(t)}
                />
              </label>
            </>
          )}
        </div>
        <Advanced t={t} />
        {kept.autoLogoutMinutes ? (
          <p className="muted">{t('controller.signIn.idleMinutes', { minutes: kept.autoLogoutMinutes })}</p>
        ) : null}
        {failure && (
          <p className="refusal" role="alert">
            {givenUpText(t, failure)}
          </p>
        )}
        {ways.password && (
          <button type="submit" className={byProvider ? 'button' : 'button primary'} disabled={busy || waits}>
            {t(busy ? 'controller.signIn.submitting' : 'controller.signIn.submit')}
          </button>
        )}
        {ways.singleSignOn && (
          <button
            type="button"
            className={ways.password && !byProvider ? 'button' : 'button primary'}
            disabled={busy}
            onClick={leave}
          >
            {t('controller.signIn.with', { label: ways.singleSignOn })}
          </button>
        )}
      </form>
      <LanguageSwitch t={t} />
    </main>
  );
}

/** A room's name, with its number where the name does not have it. */
function roomOf(locale: string, name: string, number: string | undefined): string {
  return joinParts(locale, [name, number && !name.includes(number) && number]);
}

/** A failure that a person can be told; anything else is a fault of ours. */
function asFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}
