const MOST_BYTES = 1_000_000;

/** The text of a file somebody chose; undefined where it is far too large to be one of ours. */
export async function textOf(file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Some spreadsheets still save CSV in the code of old Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
