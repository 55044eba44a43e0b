import { createHash, createHmac } from 'node:crypto';
import type { Account } from './account.ts';

const algorithm = 'AWS4-HMAC-SHA256';
const emptyHash = createHash('sha256').update('').digest('hex');

/**
 * Signs a GET of an S3 store (AWS Signature Version 4, no body): nothing that goes over the network contains the secret.
 * @param headers what is sent beside the signature, by lower case names
 * @returns all headers to send
 */
export function signS3(
  url: URL,
  headers: Readonly<Record<string, string>>,
  account: Account,
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${account.region || regionIn(url.hostname)}/s3/aws4_request`;
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': emptyHash,
    'x-amz-date': time,
  };
  const names = Object.keys(signed).sort();
  const request = [
    'GET',
    s3Path(url),
    queryOf(url),
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    emptyHash,
  ].join('\n');
  const text = [algorithm, time, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${account.password}`);
  const signature = hmac(key, text).toString('hex');
  const authorization = `${algorithm} Credential=${account.user}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...signed, authorization };
}

/** The path as a store reads and signs it: each character but letters, digits and -._~ is written in bytes. */
export function s3Path({ pathname }: URL): string {
  return pathname
    .split('/')
    .map((part) => strictly(decoded(part)))
    .join('/');
}

/** The region in an address of AWS; other stores mostly take us-east-1. */
function regionIn(host: string): string {
  return (
    /(?:^|\.)s3[.-](?:dualstack\.)?([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com(?:\.cn)?$/.exec(host)?.[1] ?? 'us-east-1'
  );
}

function queryOf({ searchParams }: URL): string {
  const pairs = [...searchParams].map(([name, value]) => `${strictly(name)}=${strictly(value)}`);
  return pairs.sort().join('&');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function strictly(text: string): string {
  const written = encodeURIComponent(text.toWellFormed());
  return written.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
