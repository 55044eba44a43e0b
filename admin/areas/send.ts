import { CallFailure } from '#client/http/call-failure.ts';
import { heldCredential } from '#client/http/credential.ts';
import { reportFailure } from '#client/http/report-failure.ts';
import { alerts } from '#client/screen/alerts.ts';
import { errorLayout } from '#client/screen/error-layout.ts';
import { loading } from '#client/screen/loading.ts';
import { createStore } from '#client/store.ts';
import { operations } from '#generated/operations.ts';
import type { ErrorLayout } from '#generated/shapes.ts';
import type { Send } from '../data/dialect.ts';
import { type Translate, toHttpError } from '../data/refusal.ts';
import { sendFiles } from '../data/send-files.ts';
import { http, language, noticeRefusedToken, organisationGid, tokens } from '../session.ts';

type AnyCall = (id: string, input: object, options: object) => Promise<unknown>;

/** Sends the data provider's calls through the one client, calls with files with their progress. */
export function createSend(translate: Translate): Send {
  return async (id, input, { files = {}, signal } = {}) => {
    try {
      if (Object.keys(files).length === 0) {
        return await (http.call as AnyCall)(id, input, { ...(signal && { signal }), keepFailure: true });
      }
      return await sendFiles({
        id,
        ...input,
        body: input.body,
        files,
        headers: headersFor(id),
        query: queryFor(id, input.query),
      });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      noticeRefusedToken(error);
      if (isException(error)) {
        // A form that could not be saved stays on its page with what was typed; only the alert stands over it.
        const layout = operations[id].method === 'get' ? errorLayout : createStore<ErrorLayout>('none');
        reportFailure(error, { alerts, loading, errorLayout: layout, hasText: () => true });
      }
      throw toHttpError(error, translate);
    }
  };
}

/** Failures that nobody expects: refusals are shown at their fields by the page that asked. */
function isException({ status }: CallFailure): boolean {
  return status >= 500 && status !== 503;
}

function headersFor(id: keyof typeof operations): Record<string, string> {
  const credential = heldCredential(tokens, operations[id].security);
  return {
    'Accept-Language': language.current.get(),
    ...(credential?.token && { Authorization: `Bearer ${credential.token}` }),
  };
}

function queryFor(id: keyof typeof operations, query: Record<string, unknown> = {}): Record<string, unknown> {
  const forProvider = operations[id].namesOrganisation && tokens.get('systemAdvance');
  const orgGid = forProvider ? organisationGid.get() : undefined;
  return { ...query, ...(orgGid && { orgGid }) };
}
