import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/**
 * A new certificate for a name that vouches for itself, and its key, as PEM. Written out here, since Node
 * only reads them: X.509 v3 (RFC 5280, 4.1), signed with ECDSA over SHA-256.
 */
export function aCertificate(name: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
  const commonName = sequence(der(0x31, sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from(name)))));
  const forName = der(0x04, sequence(der(0x82, Buffer.from(name))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1), randomBytes(8)),
    algorithm,
    commonName,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(objectId(0x55, 0x1d, 0x11), forName))),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey));
  const lines = sequence(body, algorithm, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const objectId = (...bytes: number[]) => der(0x06, Buffer.from(bytes));
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);

/** Tag, length, value. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const long = length < 0x80 ? [] : length < 0x100 ? [0x81] : [0x82, length >> 8];
  return Buffer.concat([Buffer.of(tag, ...long, length & 0xff), value]);
}
