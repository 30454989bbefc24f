const KINDS = { csv: 'text/csv', 'plumbline.json': 'application/json', ics: 'text/calendar' };

/** Hands a file to the browser's downloads; nothing is sent anywhere. */
export function download(slug: string, ending: keyof typeof KINDS, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${KINDS[ending]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slug}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

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
