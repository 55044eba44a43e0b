import type { RunningServer } from '#tests/running/server.ts';
import { dearPng, dearYaml, mergingYaml } from './dear-files.ts';
import { signIn, type Tokens } from './tokens.ts';

/** A request that took the server seconds once, whole and ready to be sent. */
export interface Attack {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const web = '/api/v1/collab/web';
const agency = '/api/v1/agency/ptch/clinics';

const zeros = (count: number) => `[${Array(count).fill(0).join()}]`;
const unknownFields = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`;
const nested = (depth: number) => '{"a":'.repeat(depth) + 1 + '}'.repeat(depth);

/** Signs in as whoever may send them, in an organisation of their own, and makes them. */
export async function attacksOf(server: RunningServer): Promise<Attack[]> {
  const tokens = await signIn(server);
  const json = (name: string, path: string, as: keyof Tokens | undefined, body: string | Buffer, method = 'POST') => ({
    name,
    method,
    path,
    headers: { 'content-type': 'application/json', ...(as && bearer(tokens[as])) },
    body: Buffer.from(body),
  });
  const read = (name: string, path: string) => ({
    name,
    method: 'GET',
    path,
    headers: bearer(tokens.session),
    body: Buffer.alloc(0),
  });
  const upload = (name: string, path: string, property: string, file: string, bytes: Buffer, data: object = {}) => ({
    name,
    method: 'POST',
    path,
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...bearer(tokens.session) },
    body: formOf(property, file, bytes, data),
  });
  return [
    json('receipts, 20 KB', `${web}/panel/device/heartbeat`, 'panel', `{"receipts":${zeros(10_000)}}`),
    json('receipts, 100 KB', `${web}/panel/device/heartbeat`, 'panel', `{"receipts":${zeros(50_000)}}`),
    json('receipts, 1 MB', `${web}/panel/device/heartbeat`, 'panel', `{"receipts":${zeros(500_000)}}`),
    json('50,000 appointments', `${agency}/create/appointments`, 'agency', `{"appointments":${zeros(50_000)}}`),
    json('tags of 50,000', `${web}/appointment/tag`, 'session', `{"gids":${zeros(50_000)}}`, 'PATCH'),
    json('90,000 unknown fields', '/api/v1/collab/clinicCheckInKiosk/login', undefined, unknownFields(90_000)),
    json(
      'settings 5,000 deep',
      `${web}/panel/create/defaultPanel`,
      'session',
      `{"name":"x","settings":${nested(5000)}}`,
    ),
    json(
      'bytes that are no text',
      `${web}/panel/create/defaultPanel`,
      'session',
      Buffer.from('{"name":"\xff"}', 'latin1'),
    ),
    read('page 1e308', `${web}/panel/list?page=1e308`),
    read('from Infinity', `${web}/log/access/list?from=Infinity`),
    upload(
      'picture of 8000 × 8000',
      '/api/v1/collab/ticket/machine/uploadLandscapeBackground',
      'landscapeBackground',
      'a.png',
      dearPng(),
    ),
    upload('YAML of 20,000 keys', `${web}/launcher/yaml`, 'file', 'a.yaml', dearYaml(), { name: 'keys' }),
    upload('YAML of 10,000 merge keys', `${web}/launcher/yaml`, 'file', 'a.yaml', mergingYaml(), { name: 'merge' }),
  ];
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function formOf(property: string, file: string, bytes: Buffer, data: object): Buffer {
  const head = (rest: string) => `--b\r\ncontent-disposition: form-data; name=${rest}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(`${head('"data"')}${JSON.stringify(data)}\r\n${head(`"${property}"; filename="${file}"`)}`),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);
}
