/** Begins each entry of a ZIP archive's list of contents. */
const ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** The names of the files in a ZIP archive, as its list of contents has them. */
export function namesInZip(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + 46)) {
    const length = zip.readUInt16LE(at + 28);
    names.push(zip.toString('utf8', at + 46, at + 46 + length));
  }
  return names;
}
