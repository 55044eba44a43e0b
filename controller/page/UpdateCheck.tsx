import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { hasNewerPage } from './newer-page.ts';

type Found = 'none' | 'ready' | 'failed';

/** Looks whether the server has a newer page than this one, and loads it when that is wanted. */
export function UpdateCheck({ t }: { t: Translator }) {
  const [found, setFound] = useState<Found>();
  const check = () =>
    hasNewerPage(document, window.location).then(
      (newer) => setFound(newer ? 'ready' : 'none'),
      () => setFound('failed'),
    );
  return (
    <span className="update-check">
      {found && <span role="status">{t(`controller.update.${found}`)}</span>}
      {found === 'ready' ? (
        <button type="button" className="button primary" onClick={() => window.location.reload()}>
          {t('controller.update.reload')}
        </button>
      ) : (
        <button type="button" className="button" onClick={check}>
          {t('controller.update.check')}
        </button>
      )}
    </span>
  );
}
