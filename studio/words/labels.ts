import { exactAmount, inShop, wholeDollars } from '@/lib/kernel/money';

/**
 * A key as people read it: whatYouGet is What you get, priceCents is Price, 90-day-planner is 90 day planner.
 */
export function words(key: string): string {
  const plain = key
    .replace(/Cents$/, '')
    .replace(/[-_]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A place as the check names it, as people read it: hero.buttons[1].to is Hero › Buttons › 2 › To. */
export const placeInWords = (place: string): string =>
  place
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : words(key)))
    .join(' › ');

export const isMoney = (key: string | number | undefined): boolean =>
  typeof key === 'string' && key.endsWith('Cents');

/** A value as people read it; cents are money. */
export function shown(value: unknown, key?: string | number): string {
  if (typeof value === 'number' && Number.isSafeInteger(value) && isMoney(key))
    return value % 100 === 0 ? wholeDollars(value) : exactAmount(inShop(value));
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => shown(one)).join(', ');
  if (typeof value === 'object')
    return (
      nameOf(value) ??
      (Object.values(value)
        .map((one) => shown(one))
        .filter(Boolean)
        .join(', ') ||
        'nothing in it yet')
    );
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** Which of its keys says what an entry is, in the order in which they would be asked. */
const NAMES = ['title', 'name', 'label', 'author', 'caption', 'text', 'quote', 'id', 'slug'];

/** What an entry of a list is called; undefined where nothing in it says so. */
export function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const found = NAMES.map((name) => (entry as Record<string, unknown>)[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof found === 'string' ? found : undefined;
}
