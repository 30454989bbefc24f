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
    say: 'Nothing yet. This slide is on the wall when people come in.',
    do: 'Cards, pens and dots lie on the table. The sheet “Later” hangs on the wall. The timekeeper has the agenda.',
  },
  {
    title: 'Why we are here',
    from: 0,
    to: 3,
    lead: 'What must be different in 90 days?',
    points: ['The founder’s one sentence stands here', 'What, and not how'],
    say: '“In 90 minutes we leave with at most three goals, each with its numbers, and a name on every number.”',
    do: 'The founder says the one sentence. No questions yet.',
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
    do: 'Point at the clock and at the person who keeps time.',
  },
  {
    title: 'Rules of the room',
    from: 4,
    to: 5,
    points: [
      'We write before we talk',
      'Nobody is interrupted',
      'What does not fit today goes on the sheet Later',
      'No screens but this one',
    ],
    say: '“Whatever does not fit today goes on the sheet Later, with a name.”',
  },
  {
    title: 'Last quarter in numbers',
    from: 5,
    to: 10,
    table: { widths: [44, 13, 13, 16, 14], rows: LAST_QUARTER },
    say: '“No explanations for now. Each writes down one number that surprises you.”',
    do: 'Read the page aloud, number by number. Then go round: one number each, no discussion. No goals last quarter? Use five figures of the business: sales, margin, jobs, complaints, cash.',
  },
  {
    title: 'Wishes',
    from: 10,
    to: 20,
    lead: 'It is the last day of the quarter, and you are content. What is different?',
    points: ['One card for each thing', 'What is different, not what we did', 'Eight minutes, in silence'],
    say: '“It is the last day of the quarter, and you are content. What is different? One card for each thing. Eight minutes, in silence.”',
    do: 'Stay silent yourself. The second four minutes bring the better cards. Then everyone reads theirs out and puts them on the wall.',
  },
  {
    title: 'Sorting',
    from: 20,
    to: 25,
    lead: 'Put together what belongs together.',
    points: ['Three minutes, without talking', 'Then each heap gets a name with a verb in it'],
    say: '“Put together what belongs together. Without talking, for three minutes.”',
  },
  {
    title: 'Vote',
    from: 25,
    to: 30,
    lead: 'Where would it hurt most if nothing changed?',
    points: ['Three dots each', 'You may put two on one heap', 'The three with most dots stay'],
    say: '“Three dots each. Where would it hurt most if nothing changed?”',
    do: 'Type the heaps and dots into the results workbook: it ranks them, and says when a tie needs another vote. The founder has one veto, and must use it now or never.',
  },
  {
    title: 'Our goals',
    from: 30,
    to: 35,
    table: {
      widths: [12, 88],
      rows: [
        ['Goal', 'Who is better off, and in what way'],
        ['1', ''],
        ['2', ''],
        ['3', ''],
      ],
    },
    say: '“Who is better off, and in what way? No number in it yet.”',
    do: 'Turn each heap into one sentence, together. Write it here.',
  },
];
