import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#generated/operations.ts';
import { Refusal } from '../errors/refusal.ts';
import { authenticate, callerOf } from '../security/authenticate.ts';
import type { Services } from '../services.ts';
import { negotiateLocale } from '../texts.ts';
import { checkAnswer } from './check-answer.ts';
import { faultsOf } from './faults.ts';
import type { Call, Handler } from './handler.ts';
import { idempotentWrite } from './idempotent-write.ts';
import { oddTexts } from './odd-texts.ts';
import { bodyLimit, type OperationContract, operationContracts } from './operation.ts';
import { organisationOf } from './organisation-of.ts';
import { receiveMultipart } from './receive-multipart.ts';

type AnyHandler = Handler<OperationId>;

/** Sign-ins with something a person chose: only these can be guessed, so only these are limited in number. */
export const guessable: readonly OperationId[] = [
  'signInOrganisation',
  'signInSystemAdvance',
  'signInStaff',
  'createClinicsApiToken',
  'createRadiologyApiToken',
  'changeOrganisationPassword',
];

/**
 * Registers every operation of the document with its handler.
 * @throws if an operation has no handler, or a handler no operation
 */
export function registerOperations(
  app: FastifyInstance,
  handlers: Readonly<Record<string, unknown>>,
  services: Services,
  signInAttemptsPerMinute: number,
): void {
  const contracts = operationContracts();
  const known = new Set<string>(contracts.map(({ operationId }) => operationId));
  const strange = Object.keys(handlers).filter((id) => !known.has(id));
  const missing = [...known].filter((id) => !(id in handlers));
  if (strange.length + missing.length > 0) {
    throw new Error(`operations without a handler: ${missing.join(', ')}; handlers without one: ${strange.join(', ')}`);
  }
  const rateLimit = { max: signInAttemptsPerMinute, timeWindow: '1 minute' };
  for (const operation of contracts) {
    const handler = handlers[operation.operationId] as AnyHandler;
    app.route({
      method: operation.method,
      url: operation.url,
      bodyLimit,
      config: {
        operationId: operation.operationId,
        rateLimit: limitOf(operation.operationId, rateLimit),
      },
      exposeHeadRoute: false,
      onRequest: (request) => authenticate(request, operation, services),
      handler: (request, reply) => answer(request, reply, operation, handler, services),
    });
  }
}

/** A hall of screens starts at once: only those that bring a password count as attempts, which their body says. */
function limitOf(operationId: OperationId, rateLimit: { max: number; timeWindow: string }) {
  if (guessable.includes(operationId)) return rateLimit;
  if (operationId !== 'signInPanel') return false;
  const bringsNone = ({ body }: FastifyRequest) => (body as { password?: unknown } | null)?.password === undefined;
  return { ...rateLimit, hook: 'preHandler' as const, allowList: bringsNone };
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationContract,
  handler: AnyHandler,
  services: Services,
): Promise<unknown> {
  reply.header('cache-control', 'no-store');
  const { path, query, headers, body } = operation.validators();
  check(path, request.params);
  const parameters = { ...(request.query as object) } as Record<string, unknown>;
  check(query, parameters);
  const header = { 'idempotency-key': request.headers['idempotency-key'] };
  if (header['idempotency-key'] !== undefined) check(headers, header);
  const multipart = request.isMultipart();
  if (multipart && !operation.multipart) throw new Refusal({ code: 'unsupported_media_type' });

  const caller = callerOf(request);
  const organisationGid = await organisationOf(operation, caller, parameters.orgGid as string | undefined, services);
  const received = multipart
    ? await receiveMultipart(request, operation.operationId, services.files, (data) => check(body, data))
    : { body: request.body, files: {} };
  if (!multipart && body) check(body, received.body ?? malformed());

  const call = {
    operationId: operation.operationId,
    path: request.params,
    query: parameters,
    body: received.body,
    files: received.files,
    caller,
    organisationGid,
    locale: negotiateLocale(request.headers['accept-language']),
    idempotencyKey: header['idempotency-key'] as string | undefined,
    now: services.clock(),
    services,
    log: request.log,
    request,
    reply,
  };
  try {
    const result: unknown = await handler({
      ...call,
      write: idempotentWrite(call as never),
    } as unknown as Call<OperationId>);
    if (result === reply || reply.sent) return reply;
    checkAnswer(operation, result, request.log);
    return result;
  } finally {
    await services.files.settle(Object.values(received.files));
  }
}

function check(validate: { (value: unknown): boolean; errors?: unknown } | undefined, value: unknown): void {
  if (!validate) return;
  if (!validate(value)) throw new Refusal(faultsOf((validate.errors ?? []) as never));
  const odd = oddTexts(value);
  if (odd.length > 0) throw new Refusal(odd);
}

function malformed(): never {
  throw new Refusal({ code: 'malformed_json' });
}
