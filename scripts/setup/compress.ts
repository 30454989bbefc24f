import fs from 'node:fs';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../../front/static/records';

/** These formats are compressed already. */
const COMPRESSED = /^(image\/(?!svg)|font\/|application\/(zip|pdf))/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const HOW: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
        [zlib.constants.BROTLI_PARAM_LGBLOCK]: zlib.constants.BROTLI_MAX_INPUT_BLOCK_BITS,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes compressed variants beside a file, where they are smaller. One that is there already is of the same
 * bytes.
 * @returns which ones there are
 */
export async function compress(file: string, bytes: Buffer, type: string): Promise<Encoding[]> {
  if (COMPRESSED.test(type)) return [];
  const made = Object.entries(HOW).map(async ([name, how]) => {
    const variant = `${file}.${name}`;
    const size = fs.existsSync(variant) ? fs.statSync(variant).size : write(variant, await how(bytes));
    if (size < bytes.length) return [name as Encoding];
    fs.rmSync(variant);
    return [];
  });
  return (await Promise.all(made)).flat();
}

function write(file: string, bytes: Buffer): number {
  fs.writeFileSync(file, bytes);
  return bytes.length;
}
