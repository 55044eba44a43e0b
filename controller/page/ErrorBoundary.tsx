import { Component, type ReactNode } from 'react';
import type { Translator } from '#client/language/translator.ts';
import './page.css';

/** The exception layout: what stands in place of a page that broke. */
export class ErrorBoundary extends Component<{ t: Translator; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { t, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <main className="plain-page" data-exception>
        <section className="card narrow" role="alert">
          <h1>{t('controller.exception.heading')}</h1>
          <p className="muted">{t('controller.exception.text')}</p>
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            {t('controller.exception.reload')}
          </button>
        </section>
      </main>
    );
  }
}
