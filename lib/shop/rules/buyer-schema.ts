import { z } from 'zod';
import { plainLines, plainText } from '@/lib/kernel/plain-text';
import { BUYER_LIMITS } from './buyer';

/** One message serves all fields: browsers keep to the limits, so hardly anybody sees it. */
const WORDS = { required: '', tooLong: () => 'too long', unshowable: 'unshowable' };

export const buyerSchema = z.object({
  company: plainText(BUYER_LIMITS.company, WORDS),
  taxId: plainText(BUYER_LIMITS.taxId, WORDS),
  postalAddress: plainLines(BUYER_LIMITS.postalAddress, WORDS),
});
