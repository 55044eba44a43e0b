/** The run on one engine: every operation, in an order in which what is looked at first is still as it was made. */
import type { Scene } from './check-answer.ts';
import { type FuzzOperation, fuzzOperations } from './contract.ts';
import { collectFindings, type Finding } from './findings.ts';
import { type HttpClient, openClient } from './http-client.ts';
import { type Counts, connections, sendChunk } from './send-chunk.ts';
import { startServerProcess } from './server-process.ts';
import { openWorld, type World } from './world.ts';

export interface FuzzOptions {
  readonly engine: string;
  readonly databaseUrl: string;
  readonly seed: string;
  /** Requests for each operation. */
  readonly runs: number;
  /** Which operations; all when left out. */
  readonly operations?: RegExp;
  /** The one request of an operation to look at. */
  readonly only?: number;
  readonly told?: (line: string) => void;
}

export interface FuzzResult extends Readonly<Counts> {
  readonly engine: string;
  readonly operations: number;
  readonly findings: readonly Finding[];
  readonly heapGrowthMb: number;
  readonly residentGrowthMb: number;
  readonly minutes: number;
}

/** Between two looks at whether the world still stands. */
const chunkSize = 250;
const memoryLimitMb = 50;
const mb = 1_048_576;

/** What devices and patients are shown comes first: nobody has changed what is masked yet. What ends things comes last. */
function orderOf({ kinds, operationId, method }: FuzzOperation): number {
  if (/^(signOut|revoke|change|remove.*Organisation|delete.*Organisation|rotate)/.test(operationId)) return 3;
  if (kinds.length === 0 || kinds.some((kind) => ['panel', 'kiosk', 'ticketMachine'].includes(kind))) return 0;
  return method === 'GET' ? 1 : 2;
}

export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { engine, seed, runs, only, told = () => {} } = options;
  const started = performance.now();
  const findings = collectFindings(engine, seed, told);
  const counts: Counts = { requests: 0, succeeded: 0, busy: new Map() };
  const chosen = fuzzOperations
    .filter(({ operationId }) => options.operations?.test(operationId) ?? true)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  const server = await startServerProcess(options.databaseUrl);
  const client = openClient(server.url, connections);
  try {
    const world = await openWorld(client, server);
    await warmUp(world, client);
    const before = await server.measure('memory');
    for (const [at, operation] of chosen.entries()) {
      const indexes = only === undefined ? Array.from({ length: runs }, (_, index) => index) : Array(3).fill(only);
      while (indexes.length > 0) {
        const made = await world.ingredients(operation).catch((error: Error) => error);
        if (made instanceof Error) {
          const signature = `${operation.operationId}: its example cannot be made: ${made.message.slice(0, 300)}`;
          findings.add({ rule: 'no answer', signature });
          break;
        }
        const ingredients = { seed, operation, ...made };
        const scene: Scene = { sides: world.sides(), masked: orderOf(operation) === 0 };
        const chunk = indexes.splice(0, chunkSize);
        await sendChunk({ client, server, world, findings, counts }, ingredients, scene, chunk);
        indexes.unshift(...chunk);
      }
      if ((at + 1) % 25 === 0) {
        const { length } = findings.list();
        told(`${engine}: ${at + 1} of ${chosen.length} operations, ${counts.requests} requests, ${length} findings`);
      }
    }
    const after = await server.measure('memory');
    const heapGrowthMb = (after.heapBytes - before.heapBytes) / mb;
    if (heapGrowthMb > memoryLimitMb) {
      findings.add({ rule: 'memory not given back', signature: `${heapGrowthMb.toFixed(0)} MB` });
    }
    return {
      engine,
      operations: chosen.length,
      ...counts,
      findings: findings.list(),
      heapGrowthMb,
      residentGrowthMb: (after.residentBytes - before.residentBytes) / mb,
      minutes: (performance.now() - started) / 60_000,
    };
  } catch (error) {
    // What was found so far is told with what ended the run.
    const found = findings.list().map(({ text }) => text);
    throw new Error([...found, server.ended() ?? 'the run ended early'].join('\n\n'), { cause: error });
  } finally {
    client.close();
    await server.stop();
  }
}

/** Each operation is called once: its validators are compiled then, and that memory is the server's own. */
async function warmUp(world: World, client: HttpClient): Promise<void> {
  const [{ credentials }] = world.sides();
  for (const { method, path, kinds } of fuzzOperations) {
    const token = credentials.find(({ kind }) => kind && kinds.includes(kind))?.token ?? world.provider;
    const target = path.replaceAll(/\{\w+\}/g, 'none');
    const headers = [
      ['authorization', `Bearer ${token}`],
      ['content-type', 'application/json'],
    ] as const;
    await client.send({ method, target: `${target}?nonsense=1`, headers, body: undefined });
  }
}
