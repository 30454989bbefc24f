import { NEEDS_YOU, type Sign } from '@/lib/tools/rules/forecast';
import type { Tone } from './table';

const TONES: Partial<Record<Sign, Tone>> = { promised: 'plain', drifting: 'fair', partly: 'fair' };

/** The tone of a status: what needs somebody is poor or fair, and the rest is good. */
export const toneOf = (sign: Sign): Tone => TONES[sign] ?? (NEEDS_YOU.includes(sign) ? 'poor' : 'good');
