/** Reads one value of the browser's storage; one that refuses (private windows, full disks) holds nothing. */
export function readStored<T>(storage: () => Storage, name: string): T | null {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Writes a value, or with null takes it away. @returns false where this browser does not keep it */
export function writeStored(storage: () => Storage, name: string, value: unknown): boolean {
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
