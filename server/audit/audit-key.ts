import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../ground/environment.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';

const leastCharacters = 32;

/** What makes the logs' hashes: who can write to the database and has not this key cannot make a chain that holds. */
export interface AuditKey {
  /** Tells keys apart and nothing else about them. */
  readonly id: string;
  /** Hash of an entry over the one before it. */
  link(previousHash: string, entry: string): string;
  /** Proves that the server itself said something, such as where a chain starts. */
  seal(said: string): string;
  /** What stands for a patient's identifier in the log of reads: the same for the same one, and told by nobody else. */
  mark(organisationGid: string, identifier: string): string;
  /** What stands for a whole request beside its idempotency key: passwords and patients in it cannot be tried out on it. */
  fingerprint(request: string): string;
  /** The secret that a press makes and shows once: the same when the press is sent again, and kept nowhere. */
  secretOf(press: string): string;
  /** Seals secrets that are stored and needed again. */
  readonly secrets: KeyObject;
}

declare module '../call/services.ts' {
  interface Services {
    readonly auditKey: AuditKey;
  }
}

/**
 * The key of this installation: AUDIT_KEY, else the file audit.key in the data folder, which is made at the first start.
 * @throws StartProblem if the variable is too short, or the file cannot be used
 */
export function openAuditKey(dataFolder: string, { AUDIT_KEY }: Pick<Environment, 'AUDIT_KEY'>): AuditKey {
  if (AUDIT_KEY) return keyFrom(AUDIT_KEY, 'AUDIT_KEY');
  const file = auditKeyFile(dataFolder);
  try {
    return keyFrom(readOrMake(file), file);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(exitCodes.unwritable, `the audit key ${file} cannot be used (${(error as Error).message}).`);
  }
}

/** Where the key of a data folder stands. */
export function auditKeyFile(dataFolder: string): string {
  return join(dataFolder, 'audit.key');
}

/** @throws StartProblem if the secret is too short to be one; `source` is where it was found */
export function keyFrom(secret: string, source: string): AuditKey {
  if (secret.length < leastCharacters) {
    throw new StartProblem(exitCodes.usage, `${source} must have at least ${leastCharacters} characters.`);
  }
  const part = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `callboard ${purpose}`, 32));
  // As key objects, which are seven times as quick as bytes.
  const keyOf = (purpose: string) => createSecretKey(part(purpose));
  const [ofLinks, ofSeals, ofMarks, ofRequests] = [keyOf('link'), keyOf('seal'), keyOf('mark'), keyOf('request')];
  const ofPresses = keyOf('press');
  const mac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    id: createHash('sha256').update(part('id')).digest('hex').slice(0, 8),
    link: (previousHash, entry) => mac(ofLinks, `${previousHash}\n${entry}`),
    seal: (said) => mac(ofSeals, said),
    secrets: keyOf('secrets'),
    fingerprint: (request) => mac(ofRequests, request),
    secretOf: (press) => mac(ofPresses, press),
    mark: (organisationGid, identifier) =>
      mac(ofMarks, `${organisationGid}\n${identifierKey(identifier)}`).slice(0, 22),
  };
}

/** Of several processes that start at once one makes the key; it is whole as soon as it has its name. */
function readOrMake(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(made, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(file, 'utf8').trim();
}
