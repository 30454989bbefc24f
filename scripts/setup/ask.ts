import http from 'node:http';

export type Reply = { status: number; headers: [name: string, value: string][]; bytes: Buffer };

/**
 * A request to a server of this machine, with no header that is not named here, and its answer byte for byte.
 * Each has a connection of its own: one that is kept may be given up by the server just as it is used again.
 */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
    request.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject).on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: pairs(response.rawHeaders),
          bytes: Buffer.concat(chunks),
        }),
      );
    });
  });
}

/** @returns the value of a header, in whatever letters its name is written */
export function header({ headers }: Pick<Reply, 'headers'>, wanted: string): string | undefined {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** Name and value in turn, as Node has them. Next says some things twice. */
function pairs(raw: string[]): [string, string][] {
  const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : []));
  return [...new Set(lines)].map((line) => {
    const colon = line.indexOf(': ');
    return [line.slice(0, colon), line.slice(colon + 2)];
  });
}
