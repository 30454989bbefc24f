import { dataIn } from '../../facts';
import type { CaseValues } from './inputs';

/** Three finished cases, one of each kind people buy this for. */
export const examples = dataIn('products/roi/examples.yaml') as Record<string, CaseValues>;
