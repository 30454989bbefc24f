const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** "840 bytes", "38 kB", "1.4 MB". */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit]}`;
}
