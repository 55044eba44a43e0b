/** Sends some requests of an operation, several at once, and holds their answers against the rules. */
import { breachesOf, type Scene } from './check-answer.ts';
import type { Findings } from './findings.ts';
import { confirmHolds, type Sent } from './holds.ts';
import type { HttpClient } from './http-client.ts';
import { type Ingredients, makeRequest } from './make-request.ts';
import type { ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

/** Requests under way at once. */
export const connections = 8;

export interface Counts {
  requests: number;
  /** Let through to the end. */
  succeeded: number;
  /** Put off (503), by operation. */
  readonly busy: Map<string, number>;
}

export interface Bench {
  readonly client: HttpClient;
  readonly server: ServerProcess;
  readonly world: World;
  readonly findings: Findings;
  readonly counts: Counts;
}

/** Takes numbers of requests from the list until it is empty, or until somebody must sign in again. */
export async function sendChunk(
  { client, server, world, findings, counts }: Bench,
  ingredients: Ingredients,
  scene: Scene,
  indexes: number[],
): Promise<void> {
  const { operation } = ingredients;
  const sent: Sent[] = [];
  /** What is told with the lines of the server's log, which come when it is asked for them. */
  const told: ((log: readonly string[]) => void)[] = [];
  const work = async () => {
    while (indexes.length > 0 && !world.isStale()) {
      const request = makeRequest(ingredients, indexes.shift() as number);
      const underWay: Sent = { request, from: Date.now(), to: Number.POSITIVE_INFINITY };
      sent.push(underWay);
      counts.requests++;
      const answer = await client.send(request, operation.stream).catch((error: Error) => error);
      underWay.to = Date.now();
      if (answer === undefined) continue;
      if (answer instanceof Error) {
        findings.add({ rule: 'no answer', signature: server.ended() ?? answer.message }, request);
        if (server.ended()) return;
        continue;
      }
      if (answer.status < 300) counts.succeeded++;
      if (answer.status === 503)
        counts.busy.set(operation.operationId, (counts.busy.get(operation.operationId) ?? 0) + 1);
      world.note(request, answer);
      for (const breach of breachesOf(request, answer, scene)) {
        const trace = /"traceId":"(\w+)"/.exec(answer.text)?.[1] ?? 'none';
        told.push((log) =>
          findings.add(breach, request, answer, log.find((line) => line.includes(trace))?.slice(0, 900)),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const { holds, faults } = await server.measure('holds');
  for (const tell of told) tell(faults);
  for (const breach of await confirmHolds(holds, sent, client, server)) {
    findings.add(breach, breach.request, undefined, breach.more);
  }
}
