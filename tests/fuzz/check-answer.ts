/** The rules, and what of an answer breaks them. */

import { isBusinessRefusal } from './business-refusals.ts';
import { shapeFault } from './check-shape.ts';
import { document, type Schema } from './contract.ts';
import type { Entry } from './entry.ts';
import { type FuzzAnswer, type FuzzRequest, mayCall } from './request.ts';
import type { Side } from './side.ts';

export const rules = [
  'no answer',
  'server error',
  'undocumented status',
  'let in without permission',
  'accepted what the schema refuses',
  'refused what the schema accepts',
  'answer breaks its schema',
  "another organisation's data",
  'personal data',
  'event loop held',
  'memory not given back',
] as const;
export type Rule = (typeof rules)[number];

export interface Breach {
  readonly rule: Rule;
  /** What is the same in breaches of one cause. */
  readonly signature: string;
}

/** What the rules need to know of the world besides the request. */
export interface Scene {
  readonly sides: readonly Side[];
  /** Whether settings of masks are still as they were made. */
  readonly masked: boolean;
}

const errorBody = document.components.schemas.ErrorBody as Schema;

/** Every rule that an answer breaks. */
export function breachesOf(request: FuzzRequest, answer: FuzzAnswer, scene: Scene): Breach[] {
  return [
    ...statusBreaches(request, answer),
    ...verdictBreaches(request, answer),
    ...shapeBreaches(request, answer),
    ...dataBreaches(request, answer, scene),
  ];
}

function* statusBreaches({ operation, credential }: FuzzRequest, { status, text }: FuzzAnswer): Generator<Breach> {
  // 503 is by design: too much at once, or stopping (schemas/values/ErrorCode.json).
  if (status >= 500 && status !== 503) yield { rule: 'server error', signature: `${status}` };
  if (!(status in operation.answers))
    yield { rule: 'undocumented status', signature: `${status} ${text.slice(0, 60)}` };
  if (status < 300 && !mayCall(operation, credential))
    yield { rule: 'let in without permission', signature: credential.name };
}

function* verdictBreaches({ operation, credential, verdict, why }: FuzzRequest, answer: FuzzAnswer): Generator<Breach> {
  const { status, text } = answer;
  if (verdict === 'refuse' && status < 400) {
    yield { rule: 'accepted what the schema refuses', signature: why.replaceAll(/\d+/g, '0').slice(0, 120) };
  }
  if (verdict !== 'accept' || status < 400 || status >= 500 || !mayCall(operation, credential)) return;
  const entries = entriesOf(text);
  // Of several entries one of business is reason enough.
  if (entries.some((entry) => isBusinessRefusal(operation.operationId, entry))) return;
  const told = entries.map(({ code, field }) => `${code} ${field ?? ''}`).join(', ');
  yield { rule: 'refused what the schema accepts', signature: `${status} ${told || text.slice(0, 60)}` };
}

function* shapeBreaches({ operation }: FuzzRequest, { status, contentType, text }: FuzzAnswer): Generator<Breach> {
  const rule = 'answer breaks its schema';
  const content = operation.answers[status];
  if (!content || status === 304) return;
  const type = contentType.split(';')[0] as string;
  const schema = status >= 400 ? errorBody : content[type]?.schema;
  if (!schema && !type.startsWith('application/octet-stream') && !('application/octet-stream' in content)) {
    return yield { rule, signature: `${status} of type ${type}` };
  }
  if (type !== 'application/json' || !schema) return;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return yield { rule, signature: `${status} no JSON` };
  }
  const fault = shapeFault(schema, value);
  if (fault) yield { rule, signature: `${status} ${fault.replaceAll(/\d+/g, '0')}` };
}

function* dataBreaches(request: FuzzRequest, { text }: FuzzAnswer, { sides, masked }: Scene): Generator<Breach> {
  const { operation, credential } = request;
  const sent = `${decoded(request.target)} ${request.body?.toString('utf8') ?? ''}`;
  for (const side of sides) {
    if (text.includes(side.mark) && !maySee(request, side, sent)) {
      yield { rule: "another organisation's data", signature: `${around(text, side.mark)} to ${credential.name}` };
    }
    const screens = [undefined, 'panel', 'kiosk', 'ticketMachine'].includes(credential.kind) && masked;
    const shown = text.includes(side.personal) && !sent.includes(side.personal);
    if (shown && (screens || credential.limited || operation.kinds.length === 0)) {
      yield { rule: 'personal data', signature: `${around(text, side.personal)} to ${credential.name}` };
    }
  }
}

/** Who belongs to an organisation may see it, the provider where it names it, anybody what a key of it opens. */
function maySee({ operation, credential }: FuzzRequest, { name, secrets }: Side, sent: string): boolean {
  if (operation.kinds.length > 0 && credential.side !== undefined) return credential.side === name;
  if (credential.kind === 'systemAdvance' && !operation.parameters.some((parameter) => parameter.name === 'orgGid'))
    return true;
  // A stream opens by its ticket alone, or by a patient's key.
  const keys = operation.stream ? (/[?&](?:ticket|key)=([^& ]*)/.exec(sent)?.[1] ?? '') : sent.toLowerCase();
  for (const secret of secrets) if (keys.includes(operation.stream ? secret : secret.toLowerCase())) return true;
  return false;
}

function entriesOf(text: string): readonly Entry[] {
  try {
    return (JSON.parse(text) as { contents?: Entry[] }).contents ?? [];
  } catch {
    return [];
  }
}

/** The name of the field in which a mark stands, as well as a text tells. */
function around(text: string, mark: string): string {
  return /"(\w+)":"?[^"]*$/.exec(text.slice(0, text.indexOf(mark)))?.[1] ?? 'somewhere';
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
