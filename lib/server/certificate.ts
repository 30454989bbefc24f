import tls from 'node:tls';

const TIMEOUT = 5_000;

/**
 * When the certificate that visitors of a site are shown ends.
 * @param baseUrl with https
 * @returns null when it can't be seen from here just now
 */
export function certificateEnd(baseUrl: string): Promise<Date | null> {
  const { hostname, port } = new URL(baseUrl);
  const options = {
    host: hostname,
    servername: hostname,
    port: Number(port || 443),
    rejectUnauthorized: false,
  };
  return new Promise((answer) => {
    const socket = tls.connect(options, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      answer(new Date(end));
    });
    const unknown = () => {
      socket.destroy();
      answer(null);
    };
    socket.setTimeout(TIMEOUT, unknown).on('error', unknown);
  });
}
