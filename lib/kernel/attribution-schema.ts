import { z } from 'zod';
import { ATTRIBUTION_KEYS, cleanAttribution, MAX_ATTRIBUTION_LENGTH } from './attribution';
import { keyed } from './keyed';
import { plainText } from './plain-text';

const tag = plainText(MAX_ATTRIBUTION_LENGTH, { required: '', tooLong: () => '', unshowable: '' });

/** The UTM tags of a visit. A tab opened before an update may send more fields, which are dropped. */
export const attributionSchema = z
  .object(keyed(ATTRIBUTION_KEYS, () => tag.optional()))
  .transform(cleanAttribution);
