import { isOneOf, keyedHashes, type Secrets } from '@/lib/platform/files/link-signing';

/** `file` is "<product>/<name>" or EVERYTHING. */
type FileLink = { orderId: string; file: string; expires: Date };

/** Links to files, signed with LINK_SECRETS: order, file and last second in the open, and a signature. */
export function signedFileLinks(secrets: Secrets) {
  const signatures = keyedHashes(secrets, 'file-link');
  return {
    sign({ orderId, file, expires }: FileLink): string {
      const claims = [orderId, Math.floor(expires.getTime() / 1000), file].join('\n');
      const body = Buffer.from(claims).toString('base64url');
      return `${body}.${signatures(body)[0]}`;
    },

    /** @returns null for a forged link */
    read(token: string): FileLink | null {
      const [body = '', given = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isOneOf(signatures(body), given)) return null;
      const [orderId = '', seconds = '', file = ''] = Buffer.from(body, 'base64url').toString().split('\n');
      // Eleven digits are every moment of the next three thousand years; a date made of anything else is
      // never reached.
      if (!/^\d{1,11}$/.test(seconds)) return null;
      return { orderId, file, expires: new Date(Number(seconds) * 1000) };
    },
  };
}
