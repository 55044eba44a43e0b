import type { OperationId } from '#generated/operations.ts';
import type { Call } from '../call/handler.ts';
import { newToken } from '../ground/new-token.ts';

type Asked = Pick<Call<OperationId>, 'operationId' | 'organisationGid' | 'idempotencyKey' | 'services'>;

/** A secret that this call answers once; sent again under its idempotency key, because the answer was lost, it answers the same. */
export function newSecret({ operationId, organisationGid, idempotencyKey, services }: Asked): string {
  if (idempotencyKey === undefined) return newToken();
  return services.auditKey.secretOf(JSON.stringify([operationId, organisationGid, idempotencyKey]));
}
