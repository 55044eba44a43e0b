import type { OperationId } from '#generated/operations.ts';
import type { Call } from '../call/handler.ts';
import type { Actor } from '../ground/actor.ts';

type Asked = Pick<
  Call<OperationId>,
  | 'operationId'
  | 'path'
  | 'query'
  | 'body'
  | 'files'
  | 'caller'
  | 'organisationGid'
  | 'idempotencyKey'
  | 'services'
  | 'request'
>;

/** The `write` of a call: its one command, bound to the caller's idempotency key if it sent one. */
export function idempotentWrite(call: Asked): Call<OperationId>['write'] {
  let used = false;
  return (command, argument) => {
    const by = actorOf(call);
    if (!call.idempotencyKey) return call.services.database.write(command, argument, undefined, by);
    if (used) throw new Error(`${call.operationId} runs a second command under one idempotency key`);
    used = true;
    const { organisationGid, idempotencyKey: key } = call;
    const once = { organisationGid, key, fingerprint: fingerprintOf(call) };
    return call.services.database.write(command, argument, once, by);
  };
}

/** Whom the log of changes names. */
function actorOf({ caller, operationId, request }: Asked): Actor | undefined {
  if (!caller) return undefined;
  const { kind, subjectGid, personName } = caller;
  return { kind, subjectGid, operation: operationId, address: request.ip, ...(personName && { name: personName }) };
}

/** Who asks for what; a retry has the same, whatever token it has signed in with meanwhile. Files count by their content. */
function fingerprintOf({ operationId, path, query, body, files, caller, services }: Asked): string {
  const contents = Object.entries(files).map(([property, { name }]) => [property, name]);
  const asked = [operationId, caller?.kind, caller?.subjectGid, path, query, body ?? null, ...contents];
  return services.auditKey.fingerprint(JSON.stringify(asked));
}
