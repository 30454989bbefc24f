import type { Attribution } from './attribution';

/** Of what was counted or sold before channels were, and of orders whose buyer had everything deleted. */
export const UNKNOWN_CHANNEL = '';
/** Of visits that came by no link we know of. */
export const DIRECT_CHANNEL = 'direct';
/** Where there is a source, and its name can't be used; and of a day on which there were too many. */
export const OTHER_CHANNEL = 'other';

const MAX_LENGTH = 60;

/**
 * The channel of a visit, by which it is counted and its orders are added up: `newsletter`, `google/cpc`,
 * `google/click` where only a click id was told, `example.org` for a page that linked here, `direct` for none
 * of it. Small letters, digits and ._-/ alone, so that no words of a visitor's are stored; what looks like an
 * address is `other`.
 * @param attribution null: nobody told
 */
export function channelOf(attribution: Attribution | null): string {
  if (!attribution) return UNKNOWN_CHANNEL;
  const { utm_source: source, utm_medium: medium, click, referrer } = attribution;
  if (source) return channelNamed(source, medium ?? (click && 'click'));
  if (click) return channelNamed(click, 'click');
  if (referrer) return channelNamed(referrer.replace(/^www\./, ''));
  return Object.keys(attribution).length > 0 ? OTHER_CHANNEL : DIRECT_CHANNEL;
}

/** The same name for what is typed in one way or another: "Google / CPC" is `google/cpc`. */
export function channelNamed(...parts: (string | undefined)[]): string {
  const typed = parts.filter(Boolean).join('/');
  if (typed.includes('@')) return OTHER_CHANNEL;
  const name = typed
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9._/-]/g, '')
    .slice(0, MAX_LENGTH);
  return name.replace(/^[/-]+|[/-]+$/g, '') || OTHER_CHANNEL;
}
