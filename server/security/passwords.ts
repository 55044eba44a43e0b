import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../errors/refusal.ts';

/** Argon2id, the library's default, at OWASP's minimum: 19 MiB, two passes, one lane (about 16 ms). */
const dear: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export interface PasswordCost {
  /** In KiB. */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Hashes at once at most, so that sign-ins can never take all memory and both cores. */
const atOnce = 2;
/** Sign-ins that may wait; beyond that the service says that it is busy. */
const mostWaiting = 200;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether it is the password; without a stored hash it takes as long and says no. */
  verify(stored: string | undefined | null, password: string): Promise<boolean>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly passwords: Passwords;
  }
}

/** The same password, whichever way a keyboard puts its letters together (NIST SP 800-63B: NFC). */
function composed(password: string): string {
  return password.normalize('NFC');
}

/**
 * Hashing with a limit on how many run at once.
 * @param cost lower where tests make thousands of passwords; the product never says one
 */
export function createPasswords(cost = dear): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  const decoy = hash('nobody has this password', cost);

  const inTurn = async <A>(work: () => Promise<A>): Promise<A> => {
    if (waiting.length >= mostWaiting) throw new Refusal({ code: 'service_busy' });
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (password) => inTurn(() => hash(composed(password), cost)),
    verify: (stored, password) =>
      inTurn(async () => {
        const known = stored || (await decoy);
        // Passwords of before were stored as they were typed.
        const spellings = new Set([composed(password), password]);
        for (const spelling of spellings) if (await verify(known, spelling)) return Boolean(stored);
        return false;
      }),
  };
}
