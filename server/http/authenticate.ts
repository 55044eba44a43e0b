import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { OperationId } from '#generated/operations.ts';
import type { Caller } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import { mayWith } from '../security/roles.ts';
import type { Tokens } from '../security/tokens.ts';
import { isHeartbeat } from '../shapes/is-heartbeat.ts';
import type { OperationContract } from '../shapes/operation.ts';

const wellFormed = /^[A-Za-z0-9_-]{20,100}$/;
const bearer = /^Bearer +(.+)$/i;
const callers = new WeakMap<FastifyRequest, Caller>();

/** Whom the request's token speaks for; null where the operation is free of token. */
export function callerOf(request: FastifyRequest): Caller | null {
  return callers.get(request) ?? null;
}

/** The bearer token that a request comes with; undefined where there is none, or nothing that could be one. */
export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const [, token = ''] = bearer.exec(authorization) ?? [];
  return wellFormed.test(token) ? token : undefined;
}

/** An API key stands in for the bearer token; cookies are never looked at. */
async function whoAsks(
  { headers }: FastifyRequest,
  operationId: OperationId,
  tokens: Tokens,
): Promise<Caller | undefined> {
  const key = headers['x-api-key'];
  if (typeof key === 'string') return wellFormed.test(key) ? tokens.find(key, 'apiKey') : undefined;
  const token = bearerOf(headers);
  if (token === undefined) return undefined;
  return isHeartbeat(operationId) ? tokens.heard.find(token) : tokens.find(token);
}

/**
 * Checks the bearer token or API key before the body is read.
 * @throws Refusal 401 without one, with an expired or a revoked one; 403 with one of another kind or of somebody whose
 * role is too low; 429 with one wrong API
 * key too many
 */
export async function authenticate(
  request: FastifyRequest,
  { operationId, security, role }: OperationContract,
  { tokens, wrongKeys, lastSeen }: Services,
): Promise<void> {
  if (security.length === 0) return;
  const caller = await whoAsks(request, operationId, tokens);
  if (!caller) {
    const key = request.headers['x-api-key'];
    if (typeof key === 'string') wrongKeys.note(request.ip, key);
    throw new Refusal({ code: 'please_login_again' });
  }
  if (caller.suspended) throw new Refusal({ code: 'please_login_again' });
  if (!security.includes(caller.kind)) throw new Refusal({ code: 'no_permission' });
  if (!mayWith(caller.role, role)) throw new Refusal({ code: 'role_too_low' });
  callers.set(request, caller);
  lastSeen.note(caller, request.ip);
}
