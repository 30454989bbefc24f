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
