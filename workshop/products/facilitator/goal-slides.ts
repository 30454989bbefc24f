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
    points: ['Put your logo here', 'Team, place and date'],
    say: 'Nothing yet. This slide is on the wall when people walk in.',
    do: 'Cards, pens and dots are on the table. The “Later” sheet is on the wall. The timekeeper has the agenda.',
  },
  {
    title: 'Why we are here',
    from: 0,
    to: 3,
    lead: 'What has to be different in 90 days?',
    points: ['The founder’s one sentence goes here', 'What, not how'],
    say: '“In 90 minutes, we’ll leave with three goals at most, each with its numbers, and a name on every number.”',
    do: 'The founder says their one sentence. No questions yet.',
  },
  {
    title: 'Agenda',
    from: 3,
    to: 4,
    table: {
      widths: [22, 78],
      rows: [
        ['Minutes', 'What'],
        ['0 to 20', 'Where we stand, what we wish for'],
        ['20 to 55', 'Three goals and their numbers'],
        ['55 to 80', 'Owners and room'],
        ['80 to 90', 'Monday'],
      ],
    },
    say: '“We end on time, even if a sentence is missing.”',
    do: 'Point to the clock and the timekeeper.',
  },
  {
    title: 'Rules of the room',
    from: 4,
    to: 5,
    points: [
      'We write before we talk',
      'Nobody gets interrupted',
      'What doesn’t fit today goes on the Later sheet',
      'No screens but this one',
    ],
    say: '“Whatever doesn’t fit today goes on the Later sheet, with a name.”',
  },
  {
    title: 'Last quarter in numbers',
    from: 5,
    to: 10,
    table: { widths: [44, 13, 13, 16, 14], rows: LAST_QUARTER },
    say: '“No explanations for now. Write down one number that surprises you.”',
    do: 'Read the page aloud, number by number. Then go around the room: one number each, no discussion. No goals last quarter? Use five numbers from the business: sales, margin, jobs, complaints, cash.',
  },
  {
    title: 'Wishes',
    from: 10,
    to: 20,
    lead: 'It’s the last day of the quarter, and you’re happy. What’s different?',
    points: ['One card per thing', 'What’s different, not what we did', 'Eight minutes, in silence'],
    say: '“It’s the last day of the quarter, and you’re happy. What’s different? One card per thing. Eight minutes, in silence.”',
    do: 'Stay silent yourself. The better cards come in the second four minutes. In the last two, everyone puts their cards on the wall. Nobody reads them out: the next slide does that.',
  },
  {
    title: 'Sorting',
    from: 20,
    to: 25,
    lead: 'Read the wall, and group what belongs together.',
    points: ['Three minutes, no talking', 'Then give each pile a name with a verb in it'],
    say: '“Read the wall, and group what belongs together. No talking, three minutes.”',
  },
  {
    title: 'Vote',
    from: 25,
    to: 30,
    lead: 'Where would it hurt most if nothing changed?',
    points: ['Three dots each', 'You can put two on one pile', 'The three with the most dots stay'],
    say: '“Three dots each. Where would it hurt most if nothing changed?”',
    do: 'Type the piles and dots into the results workbook: it ranks them and tells you when a tie needs another vote. The founder gets one veto, now or never.',
  },
  {
    title: 'Our goals',
    from: 30,
    to: 35,
    table: {
      widths: [12, 88],
      rows: [
        ['Goal', 'Who’s better off, and how'],
        ['1', ''],
        ['2', ''],
        ['3', ''],
      ],
    },
    say: '“Who’s better off, and how? No numbers yet.”',
    do: 'Together, turn each pile into one sentence. Write it here.',
  },
];
