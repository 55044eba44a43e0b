import { Component, type ReactNode } from 'react';
import type { Translator } from '#client/language/translator.ts';

const reloadAfterMs = 15_000;

/** The exception layout of an unattended device: it says so, and loads itself again. */
export class ErrorBoundary extends Component<{ t: Translator; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    setTimeout(() => window.location.reload(), reloadAfterMs);
  }

  override render() {
    const { t, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <main className="message" role="alert" data-exception>
        <h1>{t('kiosk.exception.heading')}</h1>
        <p>{t('kiosk.exception.text')}</p>
        <button type="button" className="big-button primary" onClick={() => window.location.reload()}>
          {t('kiosk.exception.reload')}
        </button>
      </main>
    );
  }
}
