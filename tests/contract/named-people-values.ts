import { randomBytes } from 'node:crypto';
import { codeOf, stepAt } from '#server/second-factor/totp.ts';
import type { TestApp } from '../server/open-app.ts';
import type { Clinic } from '../server/small-clinic.ts';
import { placeholdersIn, type Values } from './fill-example.ts';

export const administratorPassword = 'one who looks after it';

/**
 * Values for examples of somebody who administers under their own name; made here unless the example shall be inert.
 * What needs a token of theirs gets `administratorToken`.
 */
export async function namedPeopleValues(
  example: unknown,
  app: TestApp,
  clinic: Clinic,
  inert: boolean,
): Promise<Values> {
  if (!placeholdersIn(example).some((name) => name.startsWith('administrator'))) return {};
  const administratorId = `a${randomBytes(4).toString('hex')}`;
  if (inert) return { administratorId, administratorPassword, administratorCode: '000000' };
  await createAdministrator(app, clinic, administratorId, 'administers');
  const body = { orgGid: clinic.gid, staffId: administratorId, password: administratorPassword };
  const { token } = await app.done('POST', '/api/v1/collab/web/organization/staff/login', { body });
  const values = { administratorId, administratorPassword, administratorToken: token };
  if (!placeholdersIn(example).includes('administratorCode')) return values;
  const key = await app.done('POST', '/api/v1/collab/web/account/secondFactor/begin', {
    token,
    body: { password: administratorPassword },
  });
  // The fuzzer's server has a clock of its own.
  return { ...values, administratorCode: codeOf(bytesOfKey(key.key), stepAt(app.time?.now ?? Date.now())) };
}

/** Makes a member of staff who signs in to the administration. */
export function createAdministrator(
  app: TestApp,
  clinic: Pick<Clinic, 'tokens'>,
  staffId: string,
  adminRole: string,
): Promise<{ gid: string; version: number }> {
  const body = { staffId, name: `${staffId} 王小明`, password: administratorPassword, adminRole };
  return app.done('POST', '/api/v1/collab/web/staff', { token: clinic.tokens.session, body });
}

/** What an authenticator app makes of a key. */
export function bytesOfKey(key: string): Buffer {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
