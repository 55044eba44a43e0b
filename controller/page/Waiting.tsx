import type { Translator } from '#client/language/translator.ts';
import './page.css';

/** Stands while a part of the page loads. */
export function Waiting({ t, text = t('controller.loading') }: { t: Translator; text?: string }) {
  return (
    <main className="plain-page" aria-busy="true">
      <p className="muted">{text}</p>
    </main>
  );
}
