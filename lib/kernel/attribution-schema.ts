import { z } from 'zod';
import { ATTRIBUTION_KEYS, cleanAttribution, MAX_ATTRIBUTION_LENGTH } from './attribution';
import { keyed } from './keyed';
import { plainText } from './plain-text';

const tag = plainText(MAX_ATTRIBUTION_LENGTH, { required: '', tooLong: () => '', unshowable: '' });

/**
 * What a browser may send of where its visit came from; null where it has no tag. A tab with the page of an
 * older version sends more, which is dropped.
 */
export const attributionSchema = z
  .object(keyed(ATTRIBUTION_KEYS, () => tag.optional()))
  .transform(cleanAttribution);
