/** Whether a request is signed as an S3 store wants it, by another implementation of the signature than ours. */
import type { IncomingMessage } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

export const s3Account = { user: 'AKIDHOSPITAL', password: 'secret of the store', region: 'ap-northeast-1' };

export async function isSignedForS3({ url = '/', headers }: IncomingMessage): Promise<boolean> {
  const { authorization = '', host } = headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const sent = (name: string) => String(headers[name] ?? '');
  const signer = new AwsV4Signer({
    url: `http://${host}${url}`,
    method: 'GET',
    accessKeyId: s3Account.user,
    secretAccessKey: s3Account.password,
    service: 's3',
    region: s3Account.region,
    datetime: sent('x-amz-date'),
    allHeaders: true,
    headers: Object.fromEntries(names.filter((name) => name !== 'host').map((name) => [name, sent(name)])),
  });
  return (await signer.authHeader()).replaceAll(', ', ',') === authorization.replaceAll(', ', ',');
}
