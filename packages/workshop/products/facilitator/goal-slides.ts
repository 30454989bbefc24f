import type { TimedSlide } from './timed-slide';

const LAST_QUARTER = [
  ['Key result', 'Start', 'Target', 'Reached', 'Score'],
  ['', '', '', '', ''],
  ['', '', '', '', ''],
  ['', '', '', '', ''],
  ['', '', '', '', ''],
];

/** From the door to three goals on the wall. */
export const GOAL_SLIDES: readonly TimedSlide[] = [
  {
    title: 'Our goals for the next 90 days',
    from: 0,
    to: 0,
    lead: '90 minutes. Three goals at most, a number on each, a name on every number.',
    foot: ['Put your logo here', 'Team, place and date'],
    say: 'Nothing yet. This slide is on the wall when people walk in.',
    do: 'Cards, pens and dots are on the table. The “Later” sheet is on the wall. The timekeeper has the agenda.',
  },
  {
    title: 'Why we are here',
    from: 0,
    to: 3,
    lead: 'What has to be different in 90 days?',
    say: '“In 90 minutes, we’ll leave with three goals at most, each with its numbers, and a name on every number.”',
    do: 'The founder says their one sentence. No questions yet.',
  },
  {
    title: 'Agenda',
    from: 3,
    to: 4,
    lead: 'We end on time.',
    say: '“We end on time, even if a sentence is missing.”',
    do: 'Point to the clock and the timekeeper.',
  },
  {
    title: 'Rules of the room',
    from: 4,
    to: 5,
    lead: 'We write before we talk.',
    say: '“We write before we talk. Nobody gets interrupted. Whatever doesn’t fit today goes on the Later sheet, with a name.”',
  },
  {
    title: 'Last quarter in numbers',
    from: 5,
    to: 10,
    lead: 'Which number surprises you?',
    table: { widths: [44, 13, 13, 16, 14], rows: LAST_QUARTER },
    say: '“No explanations for now. Write down one number that surprises you.”',
    do: 'Read the page aloud, number by number. Then go around the room: one number each, from nine people on one from each pair, no discussion. No goals last quarter? Use five numbers from the business: sales, margin, jobs, complaints, cash.',
  },
  {
    title: 'Wishes',
    from: 10,
    to: 20,
    lead: 'Last day of the quarter, and you’re happy. What’s different?',
    say: '“It’s the last day of the quarter, and you’re happy. What’s different? One card per thing. Eight minutes, in silence.”',
    do: 'Stay silent yourself. The better cards come in the second four minutes. In the last two, everyone puts their cards on the wall. Nobody reads them out: the next slide does that.',
  },
  {
    title: 'Sorting',
    from: 20,
    to: 25,
    lead: 'Read the wall, and group what belongs together. No talking.',
    say: '“Read the wall, and group what belongs together. No talking, three minutes.”',
  },
  {
    title: 'Vote',
    from: 25,
    to: 30,
    lead: 'Where would it hurt most if nothing changed?',
    say: '“Three dots each. Where would it hurt most if nothing changed?”',
    do: 'You can put two dots on one pile. Type the piles and dots into the results workbook: it ranks them and tells you when a tie needs another vote. The founder gets one veto, now or never.',
  },
  {
    title: 'Our goals',
    from: 30,
    to: 35,
    lead: 'Who’s better off, and how? No numbers yet.',
    say: '“Who’s better off, and how? No numbers yet.”',
    do: 'Together, turn each pile into one sentence. Write it here and in the results workbook, under Goals.',
  },
];
