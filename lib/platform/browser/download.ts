const KINDS = {
  'plumbline.json': 'application/json;charset=utf-8',
  ics: 'text/calendar;charset=utf-8',
  png: 'image/png',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Hands a file to the browser's downloads; nothing is sent anywhere. */
export function download(slug: string, ending: keyof typeof KINDS, file: BlobPart): void {
  const address = URL.createObjectURL(new Blob([file], { type: KINDS[ending] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${slug}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
