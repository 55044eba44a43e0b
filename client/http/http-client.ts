import createOpenApiClient from 'openapi-fetch';
import { limits } from '#generated/limits.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import type { CallFailure } from './call-failure.ts';
import type { Credential } from './credential.ts';
import { formData } from './form-data.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { Answer, Input } from './operation-types.ts';
import { readFailure } from './read-failure.ts';
import { withTimeLimit } from './time-limit.ts';

export interface HttpClientOptions {
  /** Origin of the server; empty for the page's own, which may change with a stored custom domain. */
  base?: () => string;
  /** Who the call speaks for, among the kinds of token that the operation accepts. */
  credential(accepted: readonly string[]): Credential | undefined;
  /** Goes into Accept-Language. */
  locale(): string;
  /** Organisation that a system-advance token is used for, where an operation belongs to one. */
  organisation?(): string | undefined;
  /** Gets a new token. Asked when none is held, and once when a call is refused with 401, which is then sent again. */
  renew?(): Promise<boolean>;
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
}

export interface HttpClient {
  /** Calls one operation of the contract; rejects with a CallFailure, and with nothing else. */
  call<Id extends OperationId>(
    id: Id,
    ...rest: Record<string, never> extends Input<Id>
      ? [input?: Input<Id>, options?: CallOptions]
      : [input: Input<Id>, options?: CallOptions]
  ): Promise<Answer<Id>>;
}

interface AnyInput {
  path?: object;
  query?: Record<string, unknown>;
  body?: unknown;
}

type AnyRequest = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

function isHeld(credential: Credential | undefined): boolean {
  return Boolean(credential?.token || credential?.apiKey);
}

/** The one typed client of the contract. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const send = (options.fetch ?? ((request: Request) => fetch(request))) as typeof fetch;
  const request = createOpenApiClient({ fetch: send }).request as unknown as AnyRequest;

  async function once(id: OperationId, input: AnyInput, given: CallOptions, key: string): Promise<unknown> {
    const operation = operations[id];
    const held = () => options.credential(operation.security);
    if (operation.security.length > 0 && !isHeld(held())) await options.renew?.();
    const credential = held();
    const answer = await withTimeLimit(given.timeoutMs ?? limits.httpTimeoutMs, given.signal, (signal) =>
      request(operation.method, operation.path, {
        baseUrl: options.base?.() || globalThis.location?.origin,
        params: { path: input.path, query: withOrganisation(input.query, operation.security, credential) },
        body: given.files && Object.keys(given.files).length > 0 ? formData(input.body, given.files) : input.body,
        ...(given.files && Object.keys(given.files).length > 0 ? { bodySerializer: (form: FormData) => form } : {}),
        headers: {
          'Accept-Language': options.locale(),
          ...(operation.idempotent ? { 'Idempotency-Key': key } : {}),
          ...(credential?.apiKey ? { 'x-api-key': credential.apiKey } : {}),
          ...(credential?.token ? { Authorization: `Bearer ${credential.token}` } : {}),
        },
        credentials: credential?.apiKey ? 'omit' : 'same-origin',
        signal,
      }),
    );
    if (answer.response.ok) return answer.data;
    throw await readFailure(answer.response.status, answer.error);
  }

  /** A system-advance token belongs to no organisation, so it names the one that is meant. */
  function withOrganisation(query: AnyInput['query'], accepted: readonly string[], credential?: Credential) {
    if (credential?.kind !== 'systemAdvance' || !accepted.includes('session') || query?.orgGid) return query;
    const orgGid = options.organisation?.();
    return orgGid ? { ...query, orgGid } : query;
  }

  async function call(id: OperationId, input: AnyInput = {}, given: CallOptions = {}): Promise<unknown> {
    const key = given.idempotencyKey ?? newIdempotencyKey();
    try {
      return await once(id, input, given, key).catch(async (failure: CallFailure) => {
        if (failure.status === 401 && (await options.renew?.())) return once(id, input, given, key);
        throw failure;
      });
    } catch (failure) {
      if (!given.keepFailure) options.onFailure?.(failure as CallFailure);
      throw failure;
    }
  }

  return { call: call as HttpClient['call'] };
}
