/** A push service of its own: takes messages for one phone, reads them and checks who sends. */
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPhone, type Phone } from './phone.ts';

export interface Taken {
  readonly title: string;
  readonly body: string;
  readonly page: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface PushEndpoint {
  readonly subscription: { endpoint: string } & Phone['keys'];
  readonly taken: Taken[];
  /** What is answered to the next messages, in turn, some only in a while; 201 after them. */
  readonly answers: (number | Promise<number>)[];
  /** How many messages came, also those that were not taken. */
  asked(): number;
  /** Claims of the sender, if they are signed by the key that the phone was given. */
  senderOf(taken: Taken, publicKey: string): { aud: string; exp: number; sub: string };
  close(): Promise<void>;
}

export async function openPushEndpoint(): Promise<PushEndpoint> {
  const phone = createPhone();
  const taken: Taken[] = [];
  const answers: PushEndpoint['answers'] = [];
  let asked = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked += 1;
    const status = await (answers.shift() ?? 201);
    if (status === 201) taken.push({ ...JSON.parse(phone.read(Buffer.concat(chunks))), headers: request.headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    subscription: { endpoint: `http://127.0.0.1:${port}/push/${phone.keys.auth}`, ...phone.keys },
    taken,
    answers,
    asked: () => asked,
    senderOf: ({ headers }, publicKey) => {
      const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? [];
      const [head = '', claims = '', signature = ''] = token.split('.');
      const point = Buffer.from(publicKey, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
      const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
      const given = { key: signer, dsaEncoding: 'ieee-p1363' as const };
      const genuine = verify('sha256', Buffer.from(`${head}.${claims}`), given, Buffer.from(signature, 'base64url'));
      if (!genuine || key !== publicKey) throw new Error('the message is signed by somebody else');
      return JSON.parse(Buffer.from(claims, 'base64url').toString());
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
