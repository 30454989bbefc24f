import type { AgendaBlock } from '@/lib/tools/rules/agenda';

/** The 90-minute plan; what each block does, and what it can't do without. */
export const BLOCKS: (AgendaBlock & { does: string })[] = [
  {
    title: 'Why we are here',
    minutes: 5,
    least: 3,
    does: 'The founder says what has to be different in 90 days.',
  },
  {
    title: 'Last quarter in numbers',
    minutes: 5,
    least: 3,
    does: 'Read the scores aloud. No explanations yet.',
  },
  {
    title: 'Wishes, in silence',
    minutes: 10,
    least: 6,
    does: 'Everyone writes alone, one wish per card.',
  },
  {
    title: 'Sort and vote',
    minutes: 15,
    least: 9,
    does: 'Group the cards. Everyone gets three votes. Keep three goals at most.',
  },
  {
    title: 'Key results, in pairs',
    minutes: 20,
    least: 12,
    does: 'Start, target, source: two or three for each goal.',
  },
  {
    title: 'Scoring test',
    minutes: 10,
    least: 6,
    does: 'Could an outsider score it? If not, rewrite it.',
  },
  {
    title: 'Owners and capacity',
    minutes: 10,
    least: 6,
    does: 'One name for each key result, and the hours it needs.',
  },
  {
    title: 'First tasks, and what we stop',
    minutes: 10,
    least: 6,
    does: 'Monday’s task for each key result. One thing ends today.',
  },
  { title: 'Close', minutes: 5, least: 3, does: 'Everyone reads out what they own. Set the first check-in.' },
];
