import { Icon, type Sign } from '@/components/ui/icons';
import type { Colour, Verdict } from '@/lib/diagnostic/rules/bands';
import type { ReportWords } from './words';

const LOOKS: Record<Verdict, { sign: Sign; colour: string }> = {
  strong: { sign: 'tick', colour: 'text-good' },
  moderate: { sign: 'dash', colour: 'text-fair' },
  needsAttention: { sign: 'exclamation', colour: 'text-poor' },
};

/** A verdict in a word, with a sign and a colour of its own. */
export function Badge({ verdict, words }: { verdict: Verdict; words: ReportWords['ratings'] }) {
  const { sign, colour } = LOOKS[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 text-ui font-semibold ${colour}`}>
      <Icon sign={sign} />
      {words[verdict].name}
    </span>
  );
}

/**
 * The line under a percentage; its color follows a rule of its own (rule 4), so it is never the only sign.
 */
export const PERCENT_COLOUR: Record<Colour, string> = {
  green: 'decoration-good',
  yellow: 'decoration-fair',
  red: 'decoration-poor',
};
