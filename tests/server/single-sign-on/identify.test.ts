/** What a provider says that does not hold, and providers in trouble. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { client, type IdentityProvider, startIdentityProvider } from '../../running/identity-provider.ts';
import { openApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';
import { back, browserKey, codeOf, type Hospital, openHospitalWithProvider, web } from './hospital-with-provider.ts';

let hospital: Hospital;

beforeAll(async () => {
  hospital = await openHospitalWithProvider();
});
afterAll(() => hospital?.close());
beforeEach(() => {
  hospital.idp.tamper = undefined;
  hospital.idp.trouble = undefined;
});

describe('an ID token', () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, NonNullable<IdentityProvider['tamper']>]>([
    ['without a signature', () => 'unsigned'],
    ['signed by another key', () => 'foreign'],
    [
      "with alg 'none'",
      ({ header }) => {
        header.alg = 'none';
        return 'unsigned';
      },
    ],
    [
      'for another audience',
      ({ claims }) => {
        claims.aud = 'somebody-else';
        return 'signed';
      },
    ],
    [
      'for several audiences, of which another is the authorised party',
      ({ claims }) => {
        claims.aud = [client.id, 'somebody-else'];
        claims.azp = 'somebody-else';
        return 'signed';
      },
    ],
    [
      'that has expired',
      ({ claims }) => {
        claims.iat = now() - 7200;
        claims.exp = now() - 3600;
        return 'signed';
      },
    ],
    [
      'of another issuer',
      ({ claims }) => {
        claims.iss = 'https://evil.example';
        return 'signed';
      },
    ],
    [
      'of another sign-in (nonce)',
      ({ claims }) => {
        claims.nonce = 'another';
        return 'signed';
      },
    ],
    [
      'without a nonce',
      ({ claims }) => {
        delete claims.nonce;
        return 'signed';
      },
    ],
  ])('%s is refused', async (_, tamper) => {
    hospital.idp.tamper = tamper;
    expect(codeOf(await hospital.signIn('session', 'chen'))).toBe('single_sign_on_failed');
  });

  test('that was only written anew by the right key is good: the refusals above have their own reasons', async () => {
    hospital.idp.tamper = () => 'signed';
    expect((await hospital.signIn('session', 'chen')).status).toBe(200);
  });

  test.each([
    ['after', 120],
    ['before', -120],
  ])('of a provider whose clock is two minutes %s ours is good', async (_, seconds) => {
    hospital.idp.tamper = ({ claims }) => {
      claims.iat = now() + seconds;
      claims.nbf = now() + seconds;
      // Keycloak's tokens last a minute where nobody has set another time.
      claims.exp = now() + seconds + 60;
      return 'signed';
    };
    expect((await hospital.signIn('session', 'chen')).status).toBe(200);
  });

  test('is believed where the provider says otherwise behind userinfo: only the token is signed', async () => {
    hospital.idp.tamper = ({ claims }) => {
      claims.roles = ['somebody else'];
      return 'signed';
    };
    expect(codeOf(await hospital.signIn('session', 'chen'))).toBe('single_sign_on_no_role');
    expect(hospital.idp.asked).toContain('/me');
  });
});

describe('a provider', () => {
  test.each(['/token', '/me'])('in trouble at %s is told as such, and the sign-in can be begun again', async (path) => {
    hospital.idp.trouble = { path, status: 503 };
    expect(codeOf(await hospital.signIn('session', 'chen'))).toBe('single_sign_on_provider_away');
    hospital.idp.trouble = undefined;
    expect((await hospital.signIn('session', 'chen')).status).toBe(200);
  });

  test.each(['/token', '/me', '/jwks'])('that answers %s with a page is told as one that is away', async (path) => {
    const own = await startIdentityProvider({ people: hospital.idp.people, redirectUris: [back] });
    try {
      const other = await hospital.another({ issuer: own.issuer });
      own.trouble = { path, status: 200, page: '<!doctype html><title>Maintenance</title>' };
      const answer = await hospital.signIn('session', 'chen', other.orgGid, own);
      expect(codeOf(answer)).toBe('single_sign_on_provider_away');
    } finally {
      await own.close();
    }
  });

  test.each(['server_error', 'temporarily_unavailable'])('that sends people back with %s is away', async (error) => {
    const { code: _, ...answered } = await hospital.brought('session', 'chen');
    expect(codeOf(await hospital.complete({ ...answered, error }))).toBe('single_sign_on_provider_away');
  });

  test('that has other keys a minute later is asked for them', async () => {
    const before = await startIdentityProvider({ people: hospital.idp.people, redirectUris: [back] });
    const other = await hospital.another({ issuer: before.issuer });
    expect((await hospital.signIn('session', 'chen', other.orgGid, before)).status).toBe(200);
    await before.close();
    const port = Number(new URL(before.issuer).port);
    const after = await startIdentityProvider({ people: hospital.idp.people, redirectUris: [back], port });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      expect((await hospital.signIn('session', 'chen', other.orgGid, after)).status).toBe(200);
    } finally {
      vi.useRealTimers();
      await after.close();
    }
  });

  test('that is away is told at once', async () => {
    const other = await hospital.another({ issuer: 'http://127.0.0.1:9' });
    const body = { kind: 'session', orgGid: other.orgGid, browserKey: browserKey() };
    expect(codeOf(await hospital.app.call('POST', `${web}/signIn/singleSignOn/begin`, { body }))).toBe(
      'single_sign_on_provider_away',
    );
  });

  test('that does not know our secret is no provider', async () => {
    const other = await hospital.another({}, 'a wrong secret');
    expect(codeOf(await hospital.signIn('session', 'chen', other.orgGid))).toBe('single_sign_on_failed');
  });

  test('in a network that the operator has not opened is not asked, and says so when it is written down', async () => {
    const closed = await openApp({ schedule: false });
    try {
      const { gid, session } = await openOrganisation(closed);
      const singleSignOn = { enabled: true, issuer: hospital.idp.issuer, clientId: client.id };
      const answer = await closed.call('PATCH', `${web}/organization/general`, {
        token: session,
        body: { gid, singleSignOn },
      });
      expect(answer.body.contents[0]).toMatchObject({
        code: 'address_not_allowed',
        field: 'singleSignOn.issuer',
        params: { variable: 'OIDC_NETWORKS' },
      });
    } finally {
      await closed.close();
    }
  });

  test('may put everything into the ID token, and roles into an object', async () => {
    const nested = { wang: { name: 'Wang', preferred_username: 'wang', realm_access: { roles: ['boss'] } } };
    const keycloak = await startIdentityProvider({ people: nested, redirectUris: [back], claimsInIdToken: true });
    try {
      const other = await hospital.another({
        issuer: keycloak.issuer,
        roleClaim: 'realm_access.roles',
        administratorRoles: ['boss'],
      });
      const answer = await hospital.signIn('session', 'wang', other.orgGid, keycloak);
      expect(answer.body).toMatchObject({ personName: 'Wang (wang)' });
      expect(keycloak.asked).not.toContain('/me');
    } finally {
      await keycloak.close();
    }
  });
});
