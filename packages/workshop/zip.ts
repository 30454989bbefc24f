import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import yazl from 'yazl';
import { MADE_ON } from './facts';

type Entries = Map<string, Buffer>;

const MADE = { mtime: new Date(MADE_ON.replace('Z', '')), mode: 0o100644, forceDosTimestamp: true };

const TYPES = '[Content_Types].xml';

/** The files in a ZIP archive, by name. */
export function unzip(zip: Buffer): Entries {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const entries: Entries = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(from, from + size);
    const path = zip.toString('utf8', at + 46, at + 46 + name);
    if (!path.endsWith('/')) entries.set(path, method === 0 ? packed : inflateRawSync(packed));
    at += 46 + name + extra + comment;
  }
  return entries;
}

/**
 * An archive that is the same for the same files: sorted by name but for what has to be first, with one date
 * for all.
 */
export async function zip(entries: Entries): Promise<Buffer> {
  const file = new yazl.ZipFile();
  const first = (name: string) => (name === TYPES ? 0 : 1);
  const sorted = [...entries].sort(([a], [b]) => first(a) - first(b) || (a < b ? -1 : 1));
  for (const [name, bytes] of sorted) file.addBuffer(name === TYPES ? inOrder(bytes) : bytes, name, MADE);
  file.end();
  return buffer(file.outputStream);
}

/** An Office file with a fixed day in its properties, packed the same way each time. */
export async function withFixedDay(file: Buffer): Promise<Buffer> {
  const [entries, properties] = [unzip(file), 'docProps/core.xml'];
  const dated = entries
    .get(properties)!
    .toString()
    .replace(/(<dcterms:\w+ [^>]*>)[^<]*/g, `$1${MADE_ON}`);
  return zip(entries.set(properties, Buffer.from(dated)));
}

/** The list of types says the same in any order, and those who write it do so by chance. */
function inOrder(types: Buffer): Buffer {
  const text = types.toString();
  const entries = [...text.matchAll(/<(?:Default|Override) [^>]*?(?:\/>|><\/(?:Default|Override)>)/g)].map(
    ([tag]) => tag,
  );
  const rest = entries.reduce((left, tag) => left.replace(tag, ''), text);
  return Buffer.from(rest.replace('</Types>', `${entries.sort().join('')}</Types>`));
}
