import type { ErrorLayout } from '#generated/shapes.ts';
import type { Alerts } from '../screen/alerts.ts';
import type { Loading } from '../screen/loading.ts';
import type { Store } from '../store.ts';
import type { CallFailure } from './call-failure.ts';

export interface FailureScreen {
  alerts: Alerts;
  loading: Loading;
  errorLayout: Store<ErrorLayout>;
  /** Whether there is a text of our own for this key; otherwise the server's message is shown. */
  hasText(key: string): boolean;
}

/**
 * Shows a failure that nobody handles: refusals in words, 401
 * as please_login_again, all else as the exception layout with the trace id. Loading ends in all cases.
 */
export function reportFailure(failure: CallFailure, screen: FailureScreen): void {
  screen.loading.clear();
  if (failure.code === 'aborted') return;
  const danger = (content: string, i18nParams = {}, isI18nKey = true) =>
    screen.alerts.show({ variant: 'danger', content, isI18nKey, i18nParams });
  if (failure.status === 401) {
    danger('errors.please_login_again');
  } else if (failure.contents.length > 0 && (failure.status < 500 || failure.status === 503)) {
    for (const { code, message, params, field } of failure.contents) {
      const key = `errors.${code}`;
      if (screen.hasText(key)) danger(key, { ...(field ? { field } : {}), ...params });
      else danger(message, {}, false);
    }
  } else {
    screen.errorLayout.set('exception');
    danger('errors.system_has_some_errors', { traceId: failure.traceId ?? '–' });
  }
}
