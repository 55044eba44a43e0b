import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, type PageKind, permissionsPolicy } from './content-security.ts';

/** A year. Half of one is the least that counts for anything. */
const transportSeconds = 365 * 24 * 60 * 60;

/**
 * What the few answers say that are given before or beside the framework: an address that cannot be read, the waiting
 * room, the way to https. They hold no script and need nothing.
 */
export const bareHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';img-src data:;frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

/** What every answer says beside its Content-Security-Policy. */
const everyHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': permissionsPolicy,
  'cross-origin-resource-policy': 'same-origin',
  // Video sites refuse to play without knowing which site embeds them; the address itself, with its key, stays here.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // The filter of old browsers could itself be made to leave scripts out.
  'x-xss-protection': '0',
};
const headersOf = (isSecure: boolean) => ({
  'content-security-policy': contentSecurityPolicy('own', isSecure),
  ...everyHeaders,
  // To who came by TLS, ours or a trusted proxy's. Subdomains are the hospital's own business.
  ...(isSecure && { 'strict-transport-security': `max-age=${transportSeconds}` }),
});

/** What an answer says of its kind of connection: to each of the server's own pages and calls. */
export const securityHeaders = { plain: headersOf(false), secure: headersOf(true) };

/** The security headers of the answer to a request. */
export function headersFor({ protocol }: Pick<FastifyRequest, 'protocol'>): typeof securityHeaders.plain {
  return protocol === 'https' ? securityHeaders.secure : securityHeaders.plain;
}

/** Gives every answer its security headers. Nothing forces https, which a closed network may not have. */
export function sendSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request));
    done();
  });
}

/** Says what kind of page is sent; without it a page shows its own content only. */
export function sendPageKind(reply: FastifyReply, kind: PageKind): void {
  reply.header('content-security-policy', contentSecurityPolicy(kind, reply.request.protocol === 'https'));
}
