import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { work } from '../work.ts';
import { serverAddress } from './server-address.ts';

/** Where the controller's server is, if not here, and the API key that such a server may want. */
export function Advanced({ t }: { t: Translator }) {
  const [domain, setDomain] = useState(() => work.stored.read().domain ?? '');
  const [apiKey, setApiKey] = useState(() => work.connection.read().apiKey ?? '');
  const [open, setOpen] = useState(domain !== '' || apiKey !== '');
  const address = serverAddress(domain);
  const wrong = address === undefined;

  function keepDomain() {
    if (address !== undefined) work.stored.change({ domain: address || undefined });
  }

  return (
    <details className="sign-in-advanced" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('controller.signIn.advanced')}</summary>
      <label>
        <span>{t('controller.signIn.domain')}</span>
        <input
          type="url"
          value={domain}
          maxLength={300}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={wrong}
          onChange={({ target }) => setDomain(target.value)}
          onBlur={keepDomain}
        />
        <small className={wrong ? 'refusal' : 'muted'}>
          {t(wrong ? 'controller.signIn.domainWrong' : 'controller.signIn.domainHint')}
        </small>
      </label>
      {/* Not there until it is asked for: a page on which nobody signs in by password has no secret to type. */}
      {open && (
        <label>
          <span>{t('controller.signIn.apiKey')}</span>
          <input
            type="password"
            value={apiKey}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setApiKey(target.value)}
            onBlur={() => work.connection.change({ apiKey: apiKey.trim() || undefined })}
          />
        </label>
      )}
    </details>
  );
}
