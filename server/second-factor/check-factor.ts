import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { readFactor } from './read-factor.ts';
import { recoveryHash } from './recovery-codes.ts';
import { openSecret } from './sealed-secret.ts';
import { stepOfCode } from './totp.ts';

/** What was shown as second factor: it serves once, which the command that signs in sees to. */
export type UsedFactor = { readonly step: number } | { readonly recovery: string };

/**
 * Checks the second factor of somebody whose password is right.
 * @returns what was shown; undefined for somebody who has no second factor
 * @throws Refusal second_factor_needed without a code, second_factor_wrong for a wrong one and one that was used,
 * second_factor_unreadable where no code can be right, because the key was replaced that the secret was sealed with
 */
export async function checkFactor(
  { database, auditKey, clock }: Pick<Services, 'database' | 'auditKey' | 'clock'>,
  staffGid: string,
  typed: string | undefined,
): Promise<UsedFactor | undefined> {
  const factor = await database.query(readFactor(staffGid));
  if (!factor?.secret) return undefined;
  if (typed === undefined) throw new Refusal({ code: 'second_factor_needed' });
  const code = identifierKey(typed);
  const secret = openSecret(auditKey, staffGid, factor.secret);
  const step = secret && stepOfCode(secret, code, clock(), factor.lastStep);
  if (step !== undefined) return { step };
  const recovery = recoveryHash(code);
  if (factor.recovery.includes(recovery)) return { recovery };
  throw new Refusal({ code: secret ? 'second_factor_wrong' : 'second_factor_unreadable', field: 'code' });
}
