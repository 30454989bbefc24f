import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, as PEM. */
type Certified = { cert: string; key: string };

/**
 * An authority of a test's own, which makes certificates for names. Written out here, since Node only reads
 * them.
 */
export function aCertificateAuthority(): { cert: string; certify: (...names: string[]) => Certified } {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const authority = { name: 'Test authority', key: keys.privateKey };
  const isAuthority = extension([0x55, 0x1d, 0x13], sequence(der(0x01, Buffer.of(0xff))));
  return {
    cert: certificate(authority, authority.name, keys.publicKey, isAuthority),
    certify(...names) {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const forNames = sequence(...names.map((name) => der(0x82, Buffer.from(name))));
      const extended = extension([0x55, 0x1d, 0x11], forNames);
      return {
        cert: certificate(authority, names[0] ?? '', own.publicKey, extended),
        key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      };
    },
  };
}

/** X.509 v3 (RFC 5280, 4.1), signed with ECDSA over SHA-256. */
function certificate(
  issuer: { name: string; key: KeyObject },
  subject: string,
  publicKey: KeyObject,
  extended: Buffer,
): string {
  const algorithm = sequence(objectId([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    commonName(issuer.name),
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    commonName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extended)),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, issuer.key));
  const lines = sequence(body, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g);
  return `-----BEGIN CERTIFICATE-----\n${lines?.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const commonName = (name: string) =>
  sequence(der(0x31, sequence(objectId([0x55, 0x04, 0x03]), der(0x0c, Buffer.from(name)))));
const extension = (id: number[], value: Buffer) => sequence(objectId(id), der(0x04, value));
const objectId = (bytes: number[]) => der(0x06, Buffer.from(bytes));
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);

/** Tag, length, value. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const long = length < 0x80 ? [] : length < 0x100 ? [0x81] : [0x82, length >> 8];
  return Buffer.concat([Buffer.of(tag, ...long, length & 0xff), value]);
}
