import { get } from 'node:http';

/** What a page weighs before any of its scripts has run. */
export type FirstLoad = {
  /** Bytes of the HTML without its styles, uncompressed. */
  html: number;
  /** Bytes on the wire of the scripts it names, without those for old browsers. */
  scripts: number;
};

/** What browsers say they take. */
const BROWSER = 'gzip, deflate, br';

/** Those for browsers of long ago are left out. */
const pageScripts = (html: string): string[] =>
  Array.from(html.matchAll(/<script(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi), ([, source = '']) => source);

/** Fetches a page and the scripts its HTML names, compressed as for a browser. */
export async function firstLoad(url: string): Promise<FirstLoad> {
  const html = (await body(url, 'identity')).toString('utf8');
  const scripts = await Promise.all(
    pageScripts(html).map((source) => body(new URL(source, url).href, BROWSER)),
  );
  const bare = html.replaceAll(/<style>[^]*?<\/style>/g, '');
  return { html: Buffer.byteLength(bare), scripts: scripts.reduce((sum, { length }) => sum + length, 0) };
}

/** The bytes as they were sent: fetch would unpack them. */
function body(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}
