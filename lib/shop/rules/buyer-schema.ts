import { z } from 'zod';
import { plainLines, plainText } from '@/lib/kernel/plain-text';
import { BUYER_LIMITS } from './buyer';

/**
 * What is wrong is said by one text for all fields: browsers keep to the limits, so hardly anybody reads it.
 */
const WORDS = { required: '', tooLong: () => 'too long', unshowable: 'unshowable' };

/** What a buyer wants on the receipt, as a browser sends it. */
export const buyerSchema = z.object({
  company: plainText(BUYER_LIMITS.company, WORDS),
  taxId: plainText(BUYER_LIMITS.taxId, WORDS),
  postalAddress: plainLines(BUYER_LIMITS.postalAddress, WORDS),
});
