/** The two organisations and everybody who may sign in to them; what the fuzzer destroys is made again. */
import type { ExampleRequest } from '../contract/example-request.ts';
import { adminPassword } from '../server/fixed-values.ts';
import type { FuzzOperation } from './contract.ts';
import { type Credential, nobodies } from './credentials.ts';
import type { HttpClient } from './http-client.ts';
import type { Ingredients } from './make-request.ts';
import type { Known } from './make-value.ts';
import { type FuzzAnswer, type FuzzRequest, mayCall } from './request.ts';
import type { ServerProcess } from './server-process.ts';
import { buildSide, expiredToken, type Side } from './side.ts';

export interface World {
  readonly sides: () => readonly [own: Side, other: Side];
  /** Token of the provider's staff. */
  readonly provider: string;
  /** What requests of an operation are made from, with everything alive that it speaks of. */
  ingredients(operation: FuzzOperation): Promise<Omit<Ingredients, 'seed' | 'operation'>>;
  /** Sees from an answer whether the requests themselves revoked somebody's token, or removed what examples speak of. */
  note(request: FuzzRequest, answer: FuzzAnswer): void;
  isStale(): boolean;
}

/** Marks that no random text comes upon. */
const marks = { own: ['QzOwnVx', 'KwPatJy'], other: ['XjFrnWq', 'VyGstQk'] } as const;
const hoursPast = -48;
const removes = /delete|remove|leave/i;

export async function openWorld(client: HttpClient, server: ServerProcess): Promise<World> {
  await server.setHours(hoursPast);
  const expired = await expiredToken(client);
  await server.setHours(0);
  const build = (name: 'own' | 'other') => buildSide(client, name, marks[name][0], marks[name][1]);
  let own = await build('own');
  let other = await build('other');
  let provider = await signInProvider(client);
  /** Whose token is no more, and whose things. */
  const dead = { own: false, other: false, provider: false };
  const emptied = { own: false, other: false };
  const foreign = new Map<string, ExampleRequest>();

  const renew = async () => {
    const again = (side: Side, name: 'own' | 'other') =>
      emptied[name] ? build(name) : side.renewed().catch(() => build(name));
    if (dead.own || emptied.own) own = await again(own, 'own');
    if (dead.other || emptied.other) {
      other = await again(other, 'other');
      foreign.clear();
    }
    if (dead.provider) provider = await signInProvider(client);
    Object.assign(dead, { own: false, other: false, provider: false });
    Object.assign(emptied, { own: false, other: false });
  };
  const exampleOf = async (operation: FuzzOperation): Promise<ExampleRequest> => {
    try {
      return await own.example(operation);
    } catch {
      own = await build('own');
      return own.example(operation);
    }
  };
  return {
    sides: () => [own, other],
    get provider() {
      return provider;
    },
    ingredients: async (operation) => {
      await renew();
      const mine = await exampleOf(operation);
      const theirs = foreign.get(operation.operationId) ?? (await other.example(operation).catch(() => mine));
      foreign.set(operation.operationId, theirs);
      const staff = { name: 'provider', kind: 'systemAdvance', sentAs: 'bearer', side: undefined } as const;
      const past = { name: 'expired', kind: undefined, sentAs: 'bearer', side: undefined } as const;
      const credentials: Credential[] = [
        ...nobodies,
        { ...past, token: expired },
        { ...staff, token: provider },
        ...own.credentials,
        ...other.credentials,
      ];
      return {
        credentials,
        own: mine,
        foreign: theirs,
        known: knownOf(own, other, mine, theirs),
        ownOrganisation: own.clinic.gid,
        foreignOrganisation: other.clinic.gid,
      };
    },
    note: ({ operation, credential, headers, verdict }, { status }) => {
      if (status < 300 && removes.test(operation.operationId))
        emptied[credential.side === 'other' ? 'other' : 'own'] = true;
      const usual = headers.some(([, value]) => value.endsWith(credential.token ?? '-'));
      if (status !== 401 || verdict !== 'accept' || !usual || !mayCall(operation, credential)) return;
      dead[credential.side === 'own' ? 'own' : credential.side === 'other' ? 'other' : 'provider'] = true;
    },
    isStale: () => dead.own || dead.other || dead.provider,
  };
}

/** Values for a place by its name: gids of this organisation, of the other, of another kind of thing. */
function knownOf(own: Side, other: Side, mine: ExampleRequest, theirs: ExampleRequest): Known {
  const [ownGids, otherGids] = [own, other].map(({ secrets }) => [...secrets].slice(-300)) as [string[], string[]];
  return (name, random) => {
    const at = (request: ExampleRequest) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      return request.query[name] ?? body[name];
    };
    const example = random.percent(85) ? at(mine) : at(theirs);
    if (example !== undefined) return example;
    if (!/gids?$/i.test(name)) return undefined;
    return random.pick(random.percent(80) ? ownGids : otherGids);
  };
}

async function signInProvider(client: HttpClient): Promise<string> {
  const answer = await client.send({
    method: 'POST',
    target: '/api/v1/collab/web/systemAdvance/login',
    headers: [['content-type', 'application/json']],
    body: Buffer.from(JSON.stringify({ password: adminPassword })),
  });
  return JSON.parse(answer?.text ?? '{}').token;
}
