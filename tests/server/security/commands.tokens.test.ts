/** Sign-ins and API keys that are ended, and what is kept of when they were used. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { revokeApiKeys, revokeToken, sweepExpired } from '#server/security/commands.ts';
import { apiKeyGidLength } from '#server/security/list-api-keys.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { endedBy, storeTokens } from './stored-tokens.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  storeTokens(hospital);
});
afterEach(() => hospital.close());

const keys = (gid?: string) =>
  endedBy(hospital, () => hospital.run((context) => revokeApiKeys({ organisationGid: 'demo', gid }, context)));
const signIn = (hash: string) => endedBy(hospital, () => hospital.run(() => revokeToken({ hash })));

test('all API keys of a hospital end, and neither its sign-ins nor the keys of others', () => {
  expect(keys()).toEqual([
    'demo session key',
    'demo session nurse1 key',
    'demo session nurse2 key',
    'demo staff key',
    'demo staff nurse1 key',
    'demo staff nurse2 key',
  ]);
});

test('one API key ends by its gid, in its own hospital alone', () => {
  const gid = 'k'.repeat(apiKeyGidLength);
  for (const [organisation, end, apiKey] of [
    ['demo', 'own', 1],
    ['demo', 'sign-in', 0],
    ['other', 'theirs', 1],
  ])
    hospital.connection.exec(
      `INSERT INTO token (hash, kind, organisation_gid, api_key, created_at, expires_at)
       VALUES ('${gid} ${end}', 'session', '${organisation}', ${apiKey}, 0, 9999999999999)`,
    );
  expect(keys(gid)).toEqual([`${gid} own`]);
});

test('a sign-in ends alone, and an API key is none', () => {
  expect(signIn('demo staff nurse1')).toEqual(['demo staff nurse1']);
  expect(signIn('demo staff nurse1 key')).toEqual([]);
});

test('when something was used long ago is kept of an API key alone', () => {
  for (const hash of ['demo staff nurse1', 'demo staff nurse1 key', 'gone'])
    hospital.connection.exec(`INSERT INTO token_seen (token_hash, seen_at, address) VALUES ('${hash}', 1, '')`);
  hospital.run((context) => sweepExpired({ rows: 10 }, context));
  expect(hospital.rows('SELECT token_hash AS hash FROM token_seen')).toEqual([{ hash: 'demo staff nurse1 key' }]);
});
