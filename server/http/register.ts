import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#generated/operations.ts';
import type { Call, Handler } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import { negotiateLocale } from '../ground/texts.ts';
import type { LinkNotice } from '../pages/notice-page.ts';
import { recordRead } from '../read-log/record-read.ts';
import { withoutKeys } from '../security/roles.ts';
import { dropHidden } from '../shapes/drop-hidden.ts';
import { oddTexts } from '../shapes/odd-texts.ts';
import { type OperationContract, operationContracts } from '../shapes/operation.ts';
import type { Check } from '../shapes/shapes.ts';
import { takePartOf } from '../uploads/take-part.ts';
import { authenticate, callerOf } from './authenticate.ts';
import { checkAnswer } from './check-answer.ts';
import { idempotentWrite } from './idempotent-write.ts';
import { organisationOf } from './organisation-of.ts';
import { receiveMultipart } from './receive-multipart.ts';

type AnyHandler = Handler<OperationId>;

/** Operations that are links which people are given, and what they read in a browser where one cannot be opened. */
const noticesOfLinks: Partial<Record<OperationId, LinkNotice>> = {
  downloadReport: 'noReport',
  downloadReportCsv: 'noReport',
};

/** What monitors and load balancers ask, many of them with HEAD. Other reads may act, as taking a number does. */
const askedWithHead: ReadonlySet<string> = new Set<OperationId>(['getHealth', 'getReady']);

/**
 * Registers every operation of the document with its handler, and answers them.
 * @throws if an operation has no handler, or a handler no operation
 */
export function registerOperations(
  app: FastifyInstance,
  handlers: Readonly<Record<string, unknown>>,
  services: Services,
): readonly OperationContract[] {
  const contracts = operationContracts();
  const known = new Set<string>(contracts.map(({ operationId }) => operationId));
  const strange = Object.keys(handlers).filter((id) => !known.has(id));
  const missing = [...known].filter((id) => !(id in handlers));
  if (strange.length + missing.length > 0) {
    throw new Error(`operations without a handler: ${missing.join(', ')}; handlers without one: ${strange.join(', ')}`);
  }
  const { eventLoop } = services;
  for (const operation of contracts) {
    const handler = handlers[operation.operationId] as AnyHandler;
    const notice = noticesOfLinks[operation.operationId];
    app.route({
      method: operation.method,
      url: operation.url,
      bodyLimit: operation.bodyLimit,
      config: { operationId: operation.operationId, ...(notice && { notice }) },
      exposeHeadRoute: askedWithHead.has(operation.operationId),
      onRequest: (request) => eventLoop.run(operation.operationId, () => authenticate(request, operation, services)),
      handler: (request, reply) =>
        eventLoop.run(operation.operationId, () => answer(request, reply, operation, handler, services)),
    });
  }
  return contracts;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: OperationContract,
  handler: AnyHandler,
  services: Services,
): Promise<unknown> {
  services.eventLoop.mark(operation.operationId);
  reply.header('cache-control', 'no-store');
  const { path, query, headers, body } = operation.validators();
  check(path, request.params);
  const parameters = { ...(request.query as object) } as Record<string, unknown>;
  check(query, parameters);
  // Who sends one with every call means it where the contract takes one: elsewhere nothing is kept under it.
  const key = operation.idempotent ? request.headers['idempotency-key'] : undefined;
  if (key !== undefined) check(headers, { 'idempotency-key': key });
  const multipart = request.isMultipart();
  if (multipart && !operation.multipart) throw new Refusal({ code: 'unsupported_media_type' });

  const caller = callerOf(request);
  const organisationGid = await organisationOf(operation, caller, parameters.orgGid as string | undefined, services);
  const received = multipart
    ? await receiveMultipart(
        request,
        operation,
        services.files,
        (data) => check(body, data),
        takePartOf(operation.operationId, caller, services),
      )
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
    idempotencyKey: key as string | undefined,
    now: services.clock(),
    services,
    log: request.log,
    request,
    reply,
  };
  try {
    // What sends its answer itself is recorded before it does.
    if (operation.reads && !operation.answersJson) await recordRead(services.readLog, operation, call);
    const whole = Object.assign(call, { write: idempotentWrite(call as never) });
    const result: unknown = await handler(whole as unknown as Call<OperationId>);
    if (result === reply || reply.sent) return reply;
    if (operation.reads && operation.answersJson) await recordRead(services.readLog, operation, call, result);
    services.eventLoop.mark(operation.operationId);
    // Made to text here, where the watch of the event loop knows for whom.
    const text = JSON.stringify(result, withoutKeys(caller?.role ?? null));
    checkAnswer(operation, text, request.log);
    return reply.type('application/json; charset=utf-8').send(text);
  } finally {
    await services.files.settle(Object.values(received.files));
  }
}

function check(faultsIn: Check | undefined, value: unknown): void {
  if (!faultsIn) return;
  const faults = faultsIn(value, undefined, dropHidden);
  if (faults.length > 0) throw new Refusal(faults);
  const odd = oddTexts(value);
  if (odd.length > 0) throw new Refusal(odd);
}

function malformed(): never {
  throw new Refusal({ code: 'malformed_json' });
}
