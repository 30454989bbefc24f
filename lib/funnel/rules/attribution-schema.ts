import { z } from 'zod';
import { keyed } from '@/lib/kernel/keyed';
import { plainText } from '@/lib/kernel/plain-text';
import {
  type Attribution,
  ATTRIBUTION_KEYS,
  cleanAttribution,
  CLICK_IDS,
  MAX_ATTRIBUTION_LENGTH,
} from './attribution';

const part = plainText(MAX_ATTRIBUTION_LENGTH, { required: '', tooLong: () => '', unshowable: '' });

/** What a browser may send of where its visit came from. */
export const attributionSchema = z.strictObject({
  ...keyed(ATTRIBUTION_KEYS, () => part.optional()),
  click: z.enum(Object.values(CLICK_IDS)).optional(),
});

/**
 * The same out of the query of an address, as a form sends it; undefined: there is none, or nothing that can
 * be used.
 */
export function attributionIn(query: string | undefined): Attribution | undefined {
  if (query === undefined) return undefined;
  const parts = Object.fromEntries(new URLSearchParams(query));
  return attributionSchema.safeParse(cleanAttribution(parts) ?? {}).data;
}
