/** One value of the browser's storage; one that refuses (private windows, full disks) holds nothing. */
export function storedJson<T>(storage: () => Storage, name: string) {
  return {
    read(): T | null {
      try {
        return JSON.parse(storage().getItem(name) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    /** Writes a value, or with null takes it away. @returns false where this browser does not keep it */
    write(value: T | null): boolean {
      try {
        if (value === null) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}
