import type { AuditHead } from './chain.ts';

/**
 * Heads of chains that were kept outside of the database: lines of the log output (event audit.head), or a backup's
 * manifest, whose list is called auditHeads. Other lines are passed over.
 */
export function keptHeads(text: string): AuditHead[] {
  const whole = readJson(text);
  if (whole !== undefined) return headsIn(whole);
  return text.split('\n').flatMap((line) => headsIn(readJson(line.slice(Math.max(0, line.indexOf('{'))))));
}

/**
 * A head as it is typed: [organisation/log:]seq:hash.
 * @param alone the chain that is meant where none is named
 * @returns undefined if it is no head
 */
export function typedHead(text: string, alone?: { organisationGid: string; log: string }): AuditHead | undefined {
  const [, organisationGid, log, seq, hash] = /^(?:([^/:]*)\/([A-Za-z]+):)?(\d+):([\w-]+)$/.exec(text) ?? [];
  const name = log === undefined ? alone : { organisationGid: organisationGid ?? '', log };
  return name && hash !== undefined ? { ...name, seq: Number(seq), hash } : undefined;
}

function headsIn(value: unknown): AuditHead[] {
  if (typeof value !== 'object' || value === null) return [];
  const { auditHeads, event, organisation, ...rest } = value as Record<string, unknown>;
  if (Array.isArray(auditHeads)) return auditHeads.filter(isHead);
  const head = { ...rest, organisationGid: organisation };
  if (event !== 'audit.head' || !isHead(head)) return [];
  const { organisationGid, log, seq, hash } = head;
  return [{ organisationGid, log, seq, hash }];
}

function isHead(value: unknown): value is AuditHead {
  const { organisationGid, log, seq, hash } = value as Record<string, unknown>;
  return (
    typeof organisationGid === 'string' &&
    typeof log === 'string' &&
    Number.isSafeInteger(seq) &&
    typeof hash === 'string'
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
