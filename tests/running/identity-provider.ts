/** A real identity provider (oidc-provider) on loopback, with a sign-in page that asks for nothing but who one is. */
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const client = { id: 'callboard', secret: 'a secret of the client 1' };

/** What the provider knows of somebody, by the name they type. */
export type People = Record<string, Record<string, unknown>>;

export type Claims = Record<string, unknown>;

export type Tampered = 'signed' | 'unsigned' | 'foreign';

export interface IdentityProvider {
  readonly issuer: string;
  readonly people: People;
  /** Changes what ID tokens say before they go out; the header too, and whether they are signed by the right key. */
  tamper: ((token: { header: Claims; claims: Claims }) => Tampered | Promise<Tampered>) | undefined;
  /** Whether a code may be used again, which no provider should allow. */
  forgiving: boolean;
  /** Answers these paths with the status, as a provider in trouble, or with a page, as what stands in front of it. */
  trouble: { path: string; status: number; page?: string } | undefined;
  /** Requests so far, by path. */
  readonly asked: string[];
  /** Walks through the provider's pages as a browser does, signs in, and gives the address it was sent back to. */
  signIn(url: string, login: string, until: string): Promise<URL>;
  close(): Promise<void>;
}

interface Options {
  people: People;
  /** Where it may send people back to. */
  redirectUris: string[];
  port?: number;
  /** Whether what scopes ask for stands in the ID token, or (as the standard has it) only behind userinfo. */
  claimsInIdToken?: boolean;
}

export async function startIdentityProvider(options: Options): Promise<IdentityProvider> {
  const { people, redirectUris, claimsInIdToken = false } = options;
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  // Whoever forgets to close it does not keep the test's process alive.
  server.unref();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris,
      },
    ],
    jwks: { keys: [{ ...keys.privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] } as never,
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username', 'roles', 'realm_access'], email: ['email'] },
    conformIdTokenClaims: !claimsInIdToken,
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    // Nobody is asked whether the hospital's own program may know who they are.
    loadExistingGrant: async (ctx) => {
      const { session, client: asking } = ctx.oidc;
      const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: asking?.clientId ?? '' });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });

  const made: IdentityProvider = {
    issuer,
    people,
    tamper: undefined,
    trouble: undefined,
    forgiving: false,
    asked: [],
    signIn: (url, login, until) => walk(issuer, url, login, until),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  const answers = new Map<string, unknown>();
  provider.use(async (ctx, next) => {
    made.asked.push(ctx.path);
    if (made.trouble && ctx.path.startsWith(made.trouble.path)) {
      ctx.status = made.trouble.status;
      if (made.trouble.page) ctx.body = made.trouble.page;
      return;
    }
    await next();
    if (ctx.status === 200) answers.set(ctx.path, ctx.body);
    else if (made.forgiving && answers.has(ctx.path)) {
      ctx.status = 200;
      ctx.body = answers.get(ctx.path);
      ctx.remove('www-authenticate');
    }
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== '/token' || !made.tamper || !body?.id_token) return;
    const [header = '', claims = ''] = body.id_token.split('.');
    const token = { header: decoded(header), claims: decoded(claims) };
    const how = await made.tamper(token);
    const content = `${encoded(token.header)}.${encoded(token.claims)}`;
    const key = how === 'foreign' ? foreign.privateKey : keys.privateKey;
    const signature = how === 'unsigned' ? '' : createSign('RSA-SHA256').update(content).sign(key, 'base64url');
    body.id_token = `${content}.${signature}`;
  });
  const answer = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    if (request.method === 'POST') return void finish(provider, request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(signInPage);
  };
  return made;
}

const signInPage = `<!doctype html><meta charset="utf-8"><title>Hospital accounts</title>
<style>body{font:16px sans-serif;display:grid;place-items:center;height:90vh}form{display:grid;gap:12px}</style>
<form method="post"><h1>Hospital accounts</h1><input name="login" autofocus required aria-label="Account">
<button>Continue</button></form>`;

async function finish(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const login = new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('login') ?? '';
  const result = login === 'cancel' ? { error: 'access_denied' } : { login: { accountId: login } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** A browser in the smallest form: cookies, redirects, and a form that is filled in once. */
async function walk(issuer: string, start: string, login: string, until: string): Promise<URL> {
  const jar = new Map<string, string>();
  let address = new URL(start);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, accept: 'text/html' },
      ...(body && { body }),
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) {
      if (response.status !== 200) throw new Error(`${address}: ${response.status} ${await response.text()}`);
      body = new URLSearchParams({ login });
      continue;
    }
    body = undefined;
    address = new URL(location, issuer);
    if (address.href.startsWith(until)) return address;
  }
  throw new Error('the provider sends people in circles');
}

function decoded(part: string): Claims {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Claims;
}

function encoded(part: Claims): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
