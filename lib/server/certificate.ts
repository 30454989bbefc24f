import tls from 'node:tls';

const TIMEOUT = 5_000;

/**
 * The end of the certificate that visitors get.
 * @param baseUrl with https
 * @returns `null` if it can't be seen from here
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
