import { Icon, type Sign } from '@/components/ui/icons';
import type { Colour, Verdict } from '@/lib/diagnostic/rules/score';

const BADGES: Record<Verdict, { sign: Sign; colour: string }> = {
  Strong: { sign: 'tick', colour: 'text-good' },
  Moderate: { sign: 'dash', colour: 'text-fair' },
  'Needs Attention': { sign: 'exclamation', colour: 'text-poor' },
};

/** A verdict in a word, with a sign and a colour of its own. */
export function Badge({ verdict }: { verdict: Verdict }) {
  const { sign, colour } = BADGES[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 text-ui font-semibold ${colour}`}>
      <Icon sign={sign} />
      {verdict}
    </span>
  );
}

/** The colour of a percentage; it follows a rule of its own (rule 4), so it is never the only sign. */
export const PERCENT_COLOUR: Record<Colour, string> = {
  green: 'text-good',
  yellow: 'text-fair',
  red: 'text-poor',
};
