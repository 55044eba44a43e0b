import { limits } from '#generated/limits.ts';
import type { LockedSignIn, LockedSignInList } from '#generated/shapes.ts';
import { all, type Statement } from '../database/command.ts';
import { findDocument } from '../documents/get-document.ts';

interface Row {
  kind: LockedSignIn['kind'];
  name: string;
  address: string;
  failures: number;
  freeAt: number;
}

/** Yields the accounts of an organisation that have to wait after failed sign-ins, the longest wait first. */
export function* listLockedSignIns(
  organisationGid: string,
  now: number,
): Generator<Statement, LockedSignInList, unknown> {
  const rows = yield* all<Row>(
    'sign_in_count',
    // Passwords and codes of an account are counted apart, and waited for together.
    `SELECT kind, name, address, max(failures) AS failures, max(free_at) AS "freeAt" FROM sign_in_count
     WHERE organisation_gid = ? AND kind IN ('session', 'staff') AND scope IN ('pair', 'account') AND free_at > ?
     GROUP BY kind, name, address ORDER BY max(free_at) DESC, name, address LIMIT ${limits.lockedSignIns}`,
    organisationGid,
    now,
  );
  const data: LockedSignIn[] = [];
  for (const { kind, name, address, failures, freeAt } of rows) {
    const staff = kind === 'staff' ? yield* findDocument('staff', organisationGid, 'staffId', name) : undefined;
    data.push({
      kind,
      ...(kind === 'staff' && { staffId: staff?.body.staffId ?? name }),
      ...(staff && { staffName: staff.body.name }),
      ...(address && { address }),
      failures: Number(failures),
      until: Number(freeAt),
    });
  }
  return { data };
}
