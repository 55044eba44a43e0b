import { CallFailure } from '#client/http/call-failure.ts';
import type { CallOptions } from '#client/http/http-client.ts';
import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import { idempotencyHeader } from '#client/http/middleware/idempotency.ts';
import { reportFailure } from '#client/http/report-failure.ts';
import { alerts } from '#client/screen/alerts.ts';
import { errorLayout } from '#client/screen/error-layout.ts';
import { loading } from '#client/screen/loading.ts';
import { createStore } from '#client/store.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import type { ErrorLayout } from '#generated/shapes.ts';
import { isUnreached } from '../data/away.ts';
import { headersFor, queryFor } from '../data/call-access.ts';
import type { Send } from '../data/dialect.ts';
import { givenUpError } from '../data/given-up-error.ts';
import { sendUntilReached } from '../data/lasting-call.ts';
import { type Translate, toHttpError } from '../data/refusal.ts';
import { sendFiles } from '../data/send-files.ts';
import { restOfTexts } from '../i18n/i18n-provider.ts';
import { http, noticeRefusedToken, organisationGid } from '../session.ts';

/** What lists the provider's own entries where no organisation's pages are shown. */
const ownOfProvider: Partial<Record<OperationId, OperationId>> = {
  listAccessLogs: 'listSystemAccessLogs',
  listChangeLogs: 'listSystemChangeLogs',
};

/** Sends the data provider's calls through the one client, calls with files with their progress. */
export function createSend(translate: Translate): Send {
  return async (asked, input, { files = {}, signal, lasting } = {}) => {
    const id = (!organisationGid.get() && ownOfProvider[asked]) || asked;
    try {
      if (Object.keys(files).length === 0) {
        const send = (options: CallOptions) => http.callAny(id, input, { ...options, keepFailure: true });
        return await (lasting ? sendUntilReached(id, lasting, send) : send({ ...(signal && { signal }) }));
      }
      const form = { id, ...input, body: input.body, files, query: queryFor(id, input.query) };
      const sendOnce = ({ idempotencyKey = newIdempotencyKey(), timeoutMs, signal }: CallOptions) => {
        const headers = { ...headersFor(id), [idempotencyHeader]: idempotencyKey };
        return sendFiles({ ...form, headers, ...(signal && { signal }), ...(timeoutMs && { stallMs: timeoutMs }) });
      };
      return await (lasting ? sendUntilReached(id, lasting, sendOnce) : sendOnce({}));
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // What a refusal says is no text of the first screen; where it cannot be fetched, the server's own words stand in.
      await restOfTexts().catch(() => undefined);
      noticeRefusedToken(error);
      if (isException(error)) {
        // A form that could not be saved stays on its page with what was typed; only the alert stands over it.
        const layout = operations[id].method === 'get' ? errorLayout : createStore<ErrorLayout>('none');
        reportFailure(error, { alerts, loading, errorLayout: layout, hasText: () => true });
      }
      // What is shown is read again once the server is back, what was pressed is not sent again.
      throw operations[id].method === 'get' ? toHttpError(error, translate) : givenUpError(error, translate);
    }
  };
}

/** Failures that nobody expects: refusals are shown at their fields by the page that asked, and a server that is away comes back. */
function isException({ status }: CallFailure): boolean {
  return status >= 500 && status !== 503 && !isUnreached(status);
}
