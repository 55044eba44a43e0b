import { Component, type ReactNode } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { isServed } from '#client/navigation/is-served.ts';

const reloadAfterMs = 15_000;

/** Not without a server: nobody is there to bring a device back from the browser's own error page. */
async function reloadOnceServed(): Promise<void> {
  if (await isServed()) window.location.reload();
}

/** The exception layout of an unattended device: it says so, and loads itself again as soon as the server is there. */
export class ErrorBoundary extends Component<{ t: Translator; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    setInterval(reloadOnceServed, reloadAfterMs);
  }

  override render() {
    const { t, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <main className="message" role="alert" data-exception>
        <h1>{t('kiosk.exception.heading')}</h1>
        <p>{t('kiosk.exception.text')}</p>
        <button type="button" className="big-button primary" onClick={reloadOnceServed}>
          {t('kiosk.exception.reload')}
        </button>
      </main>
    );
  }
}
