import type { Middleware } from 'openapi-fetch';
import type { Credential } from '../credential.ts';
import { operationAt } from '../operation-at.ts';

export interface Access {
  /** Who the call speaks for, among the kinds of token that the operation accepts. */
  credential(accepted: readonly string[]): Credential | undefined;
  /** Gets a new token. Asked when none is held, and once when a call is refused with 401, which is then sent again. */
  renew?(): Promise<boolean>;
}

/** Says whom a call speaks for; a device that holds no token yet gets one first. */
export function authorization({ credential, renew }: Access): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      const accepted = operationAt(request, schemaPath)?.security ?? [];
      if (accepted.length > 0 && !isHeld(credential(accepted))) await renew?.();
      sign(request, credential(accepted));
    },
  };
}

/** Sends a call once more, as it was, if it was refused with 401 and a new token could be had. */
export function renewal({ credential, renew }: Access): Middleware {
  const copies = new Map<string, Request>();
  return {
    onRequest({ request, id }) {
      // Sending uses up a request's body.
      if (renew) copies.set(id, request.clone());
    },
    async onResponse({ request, response, schemaPath, id, options }) {
      const copy = copies.get(id);
      copies.delete(id);
      if (response.status !== 401 || !copy) return undefined;
      const held = () => credential(operationAt(request, schemaPath)?.security ?? []);
      // Another call may have had a new one meanwhile.
      const isOlder = isHeld(held()) && !signs(held(), copy);
      if (!isOlder && !(await renew?.())) return undefined;
      sign(copy, held());
      return options.fetch(copy);
    },
    onError({ id }) {
      copies.delete(id);
    },
  };
}

function isHeld(credential: Credential | undefined): boolean {
  return Boolean(credential?.token || credential?.apiKey);
}

function signs(credential: Credential | undefined, { headers }: Request): boolean {
  const { apiKey, token } = credential ?? {};
  return apiKey ? headers.get('x-api-key') === apiKey : headers.get('Authorization') === `Bearer ${token}`;
}

function sign({ headers }: Request, credential: Credential | undefined): void {
  if (credential?.apiKey) headers.set('x-api-key', credential.apiKey);
  if (credential?.token) headers.set('Authorization', `Bearer ${credential.token}`);
}
