import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OperationId, operations } from '#generated/operations.ts';
import { contract } from '../shapes/contract.ts';
import { operationOf } from '../shapes/operation-of.ts';
import { isSignIn } from '../sign-in/is-sign-in.ts';
import type { Metrics } from './metrics.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts an answer that the framework knows nothing of. */
export type MeasureAnswer = (operationId: OperationId, status: number, seconds: number) => void;

/** Measures every answer by the family of its operation and its status, and how long it took. */
export function measureHttp(server: FastifyInstance, metrics: Metrics): MeasureAnswer {
  const answers = metrics.counter(
    'callboard_http_requests_total',
    'Answers, by family of operations and status.',
    'family',
    'status',
  );
  const taken = metrics.histogram(
    'callboard_http_request_seconds',
    'Time from a request to the end of its answer, event streams left out.',
    seconds,
    'family',
  );
  const signIns = metrics.counter('callboard_sign_ins_refused_total', 'Sign-ins that were refused.', 'operation');
  const families = familiesOfOperations();
  server.addHook('onResponse', (request, reply, done) => {
    const operationId = operationOf(request);
    const family = operationId ? (families.get(operationId) ?? 'other') : pageFamily(request);
    answers.add(1, family, String(reply.statusCode));
    if (operationId && isSignIn(operationId) && isRefused(reply.statusCode)) signIns.add(1, operationId);
    if (!operationId || !operations[operationId].stream) taken.observe(reply.elapsedTime / 1000, family);
    done();
  });
  return (operationId, status, took) => {
    const family = families.get(operationId) ?? 'other';
    answers.add(1, family, String(status));
    taken.observe(took, family);
  };
}

function isRefused(status: number): boolean {
  return status >= 400 && status < 500;
}

/** The tag of each operation: some 20, where there are 400 operations. */
function familiesOfOperations(): Map<OperationId, string> {
  const found = Object.values(contract.paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId?: OperationId; tags?: string[] }>).flatMap((operation) =>
      operation?.operationId ? [[operation.operationId, operation.tags?.[0] ?? 'other'] as const] : [],
    ),
  );
  return new Map(found);
}

function pageFamily({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'notFound';
  if (url.startsWith('/files/')) return 'files';
  return url.startsWith('/assets/') ? 'assets' : 'pages';
}
