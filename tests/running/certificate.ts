/** Certificates that a test makes for itself: X.509 by hand, for Node has no maker of them and a machine may have no openssl. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface CertificateOptions {
  /** Milliseconds since 1970 UTC. */
  from?: number;
  until?: number;
  name?: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex');
const commonName = Buffer.from('0603550403', 'hex');
const subjectAlternativeName = Buffer.from('0603551d11', 'hex');

/** A self-signed pair (ECDSA P-256) for localhost and 127.0.0.1, in PEM. */
export function makeCertificate({
  from = Date.now() - dayMs,
  until = Date.now() + 90 * dayMs,
  name = 'localhost',
}: CertificateOptions = {}): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, ecdsaWithSha256);
  const distinguished = der(0x30, der(0x31, der(0x30, commonName, der(0x0c, Buffer.from(name)))));
  const names = der(0x30, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = der(0xa3, der(0x30, der(0x30, subjectAlternativeName, der(0x04, names))));
  const signed = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    distinguished,
    der(0x30, time(from), time(until)),
    distinguished,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  const base64 = der(0x30, signed, algorithm, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function time(at: number): Buffer {
  const text = new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${text}Z`));
}

/** A tag, the length and the content (ITU-T X.690). */
function der(tag: number, ...content: Buffer[]): Buffer {
  const whole = Buffer.concat(content);
  const { length } = whole;
  const bytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), whole]);
}
