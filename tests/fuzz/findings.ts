/** Breaches of the rules, one for each cause, told so that they can be seen again. */
import type { Breach, Rule } from './check-answer.ts';
import { asCurl, type FuzzAnswer, type FuzzRequest } from './request.ts';

export interface Finding extends Breach {
  readonly engine: string;
  readonly operationId: string;
  readonly times: number;
  readonly text: string;
}

export interface Findings {
  add(breach: Breach, request?: FuzzRequest, answer?: FuzzAnswer, more?: string): void;
  list(): Finding[];
}

/** @param told is told each finding when it is found first */
export function collectFindings(engine: string, seed: string, told: (line: string) => void): Findings {
  const found = new Map<string, Finding>();
  return {
    add: ({ rule, signature }, request, answer, more = '') => {
      const operationId = request?.operation.operationId ?? '';
      const key = `${operationId}|${rule}|${signature}`;
      const known = found.get(key);
      const text = known?.text ?? describe(rule, signature, seed, request, answer, more);
      if (!known) told(`\n${engine}: ${text}`);
      found.set(key, { engine, operationId, rule, signature, times: (known?.times ?? 0) + 1, text });
    },
    list: () => [...found.values()],
  };
}

function describe(
  rule: Rule,
  signature: string,
  seed: string,
  request: FuzzRequest | undefined,
  answer: FuzzAnswer | undefined,
  more: string,
): string {
  const lines = [`${rule}: ${signature}`];
  if (request) {
    const { operation, credential, index, method, target, body, verdict, why } = request;
    lines.push(
      `  ${operation.operationId} as ${credential.name}; the contract says: ${verdict}${why && ` (${why})`}`,
      `  ${method} ${target.slice(0, 300)} ${body ? `${body.length} bytes: ${JSON.stringify(body.toString('utf8').slice(0, 300))}` : ''}`,
      `  ${asCurl(request) ?? 'not for a shell'}`,
      `  FUZZ_SEED=${seed} FUZZ_REPLAY=${operation.operationId}:${index} npm run fuzz`,
    );
  }
  if (answer) lines.push(`  ${answer.status} ${answer.contentType} ${answer.text.slice(0, 400)}`);
  if (more) lines.push(`  ${more}`);
  return lines.join('\n');
}
