import createClient from 'openapi-fetch';
import type { paths } from '#generated/api.ts';
import { limits } from '#generated/limits.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { CallFailure } from './call-failure.ts';
import { formData } from './form-data.ts';
import { type Access, authorization, renewal } from './middleware/authorization.ts';
import { idempotency, idempotencyHeader } from './middleware/idempotency.ts';
import { language } from './middleware/language.ts';
import { refusal } from './middleware/refusal.ts';
import type { Answer, Input } from './operation-types.ts';
import { withTimeLimit } from './time-limit.ts';

export interface HttpClientOptions extends Access {
  /** Origin of the server; empty for the page's own, which may change with a stored custom domain. */
  base?: () => string;
  /** Goes into Accept-Language. */
  locale(): string;
  /**
   * Organisation whose pages are shown: a system-advance token belongs to none, and a token of another one, with which
   * another tab has signed in, is refused.
   */
  organisation?(): string | undefined;
  /** Told of each failure that the caller did not keep for itself (`keepFailure`). */
  onFailure?(failure: CallFailure): void;
  fetch?: (request: Request) => Promise<Response>;
}

export interface CallOptions {
  /** One key for one press: pass the same to every retry of it. Made anew where the caller gives none. */
  idempotencyKey?: string;
  /** Files by property, of an operation that takes them; without any the call is sent as JSON. */
  files?: Record<string, File | Blob>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The caller shows the failure itself. */
  keepFailure?: boolean;
  /** Reaches the server also while the page is being closed. */
  keepalive?: boolean;
}

/** What stands behind the id of each operation; a table, since a type that is worked out anew at each call is slow. */
type Given = {
  [Id in OperationId]: Record<string, never> extends Input<Id>
    ? [input?: Input<Id> & AnyInput, options?: CallOptions]
    : [input: Input<Id> & AnyInput, options?: CallOptions];
};

/**
 * One signature for each operation: what an object literal is meant to be is clear from the id alone. With a single
 * generic signature the compiler holds each literal against the inputs of all operations, which took half of `tsc`.
 */
type Calls = {
  [Id in OperationId]: (id: Id, ...given: Given[Id]) => Promise<Answer<Id>>;
};

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What one of some operations answers; of any at all nobody knows. */
type AnswerAny<Id extends OperationId> = OperationId extends Id ? unknown : Answer<Id>;

export interface HttpClient {
  /** Calls one operation of the contract; rejects with a CallFailure, and with nothing else. */
  call: Together<Calls[OperationId]>;
  /**
   * The same where the page learns which operation it is, as from the metadata of a resource: the server alone checks the
   * input. Among the signatures of `call` it took a third of `tsc`.
   */
  callAny<Id extends OperationId>(id: Id, input?: AnyInput, options?: CallOptions): Promise<AnswerAny<Id>>;
}

/** Of every operation's input. */
interface AnyInput {
  path?: object;
  query?: object;
  body?: unknown;
}

/** What openapi-fetch does for an operation that is known by its id only: then the types of `call` speak for it. */
interface AnyOperation {
  request(method: string, path: string, init?: object): Promise<{ data?: unknown }>;
}

/** The one typed client of the contract: openapi-fetch with what all calls have in common as its middleware. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const client = createClient<paths>({ fetch: options.fetch ?? ((request) => fetch(request)) });
  // Requests pass them in this order, answers in the opposite one: a call that is sent again is not yet refused.
  client.use(refusal, language(options.locale), idempotency, authorization(options), renewal(options));
  const operation: AnyOperation = client;

  async function call(id: OperationId, ...rest: [input?: AnyInput, given?: CallOptions]): Promise<unknown> {
    const [input = {}, given = {}] = rest;
    const { method, path } = operations[id];
    const { files = {}, timeoutMs = limits.httpTimeoutMs, idempotencyKey } = given;
    try {
      return await withTimeLimit(timeoutMs, given.signal, async (signal) => {
        const { data } = await operation.request(method, path, {
          baseUrl: options.base?.() || globalThis.location?.origin,
          params: { path: input.path, query: ofOrganisation(id, input.query) },
          body: Object.keys(files).length > 0 ? formData(input.body, files) : input.body,
          headers: idempotencyKey ? { [idempotencyHeader]: idempotencyKey } : {},
          // An API key speaks for itself, and to another origin.
          credentials: options.credential(operations[id].security)?.apiKey ? 'omit' : 'same-origin',
          signal,
          keepalive: given.keepalive ?? false,
        });
        return data;
      });
    } catch (failure) {
      if (!given.keepFailure && failure instanceof CallFailure) options.onFailure?.(failure);
      throw failure;
    }
  }

  /** Names the organisation that is meant. */
  function ofOrganisation(id: OperationId, query?: { orgGid?: string }): AnyInput['query'] {
    if (!operations[id].namesOrganisation || query?.orgGid) return query;
    const orgGid = options.organisation?.();
    return orgGid ? { ...query, orgGid } : query;
  }

  // Held against each signature it would take longer than all other types of this folder.
  return { call, callAny: call } as unknown as HttpClient;
}
