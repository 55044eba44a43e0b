import { beforeEach, describe, expect, test } from 'vitest';
import { ownFailure } from '#client/http/call-failure.ts';
import { readFailure } from '#client/http/read-failure.ts';
import { reportFailure } from '#client/http/report-failure.ts';
import { createAlerts } from '#client/screen/alerts.ts';
import { createLoading } from '#client/screen/loading.ts';
import { createStore } from '#client/store.ts';
import type { ErrorLayout } from '#generated/shapes.ts';

function createScreen() {
  return {
    alerts: createAlerts(),
    loading: createLoading(),
    errorLayout: createStore<ErrorLayout>('none'),
    hasText: (key: string) => key !== 'errors.bad_request',
  };
}

const body = (...codes: string[]) => ({
  contents: codes.map((code) => ({ code, message: `server: ${code}`, params: { number: 3 }, field: 'volume' })),
  traceId: 'trace-9',
});

let screen: ReturnType<typeof createScreen>;
beforeEach(() => {
  screen = createScreen();
  screen.loading.add();
  screen.loading.add('save');
});

const report = async (status: number, content: unknown) => reportFailure(await readFailure(status, content), screen);
const shown = () =>
  screen.alerts.shown.get().map(({ variant, content, i18nParams }) => ({ variant, content, i18nParams }));

describe('a failure that nobody handles', () => {
  test('400: each entry is a danger alert in our own words, loading has ended', async () => {
    await report(400, body('cannot_exceed', 'field_required'));
    const i18nParams = { number: 3, field: 'volume' };
    expect(shown()).toEqual([
      { variant: 'danger', content: 'errors.cannot_exceed', i18nParams },
      { variant: 'danger', content: 'errors.field_required', i18nParams },
    ]);
    expect(screen.loading.keys.get().size).toBe(0);
    expect(screen.errorLayout.get()).toBe('none');
  });

  test('an entry we have no words for is shown in the server’s', async () => {
    await report(400, body('bad_request'));
    expect(shown()[0]?.content).toBe('server: bad_request');
  });

  test('a Blob body is decoded first', async () => {
    await report(400, new Blob([JSON.stringify(body('upload_failed'))]));
    expect(shown()[0]?.content).toBe('errors.upload_failed');
  });

  test('401: please_login_again, whatever the body', async () => {
    await report(401, 'not even JSON');
    expect(shown()).toEqual([{ variant: 'danger', content: 'errors.please_login_again', i18nParams: {} }]);
  });

  test('500: the exception layout, and system_has_some_errors with the trace id', async () => {
    await report(500, body('internal_error'));
    expect(screen.errorLayout.get()).toBe('exception');
    expect(shown()).toEqual([
      { variant: 'danger', content: 'errors.system_has_some_errors', i18nParams: { traceId: 'trace-9' } },
    ]);
  });

  test('a status without contents counts as an exception', async () => {
    await report(502, '<html>Bad gateway</html>');
    expect(screen.errorLayout.get()).toBe('exception');
    expect(screen.loading.keys.get().size).toBe(0);
  });

  test('503 says that the service is busy, and leaves the page standing', async () => {
    await report(503, body('service_busy'));
    expect(screen.errorLayout.get()).toBe('none');
    expect(shown()[0]?.content).toBe('errors.service_busy');
  });

  test('the network’s own failures are alerts; what the caller aborted is not shown', () => {
    reportFailure(ownFailure('network_error'), screen);
    reportFailure(ownFailure('aborted'), screen);
    expect(shown().map(({ content }) => content)).toEqual(['errors.network_error']);
  });
});
