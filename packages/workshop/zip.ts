import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import yazl from 'yazl';
import { openArchive } from '@/lib/tools/rules/workbook/archive';
import { MADE_ON } from './facts';

type Entries = Map<string, Buffer>;

const MADE = { mtime: new Date(MADE_ON.replace('Z', '')), mode: 0o100644, forceDosTimestamp: true };

const TYPES = '[Content_Types].xml';

/** The files in a ZIP archive, by name. */
export const unzip = (zip: Buffer): Entries =>
  new Map(
    [...openArchive(zip)!].map(([name, { method, bytes }]) => [
      name,
      method === 0 ? Buffer.from(bytes) : inflateRawSync(bytes),
    ]),
  );

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
