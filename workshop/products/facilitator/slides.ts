import type { Slide } from '../../slides/deck';

/** A slide with the minutes it is on the wall; the first one is up before the workshop begins. */
type TimedSlide = Omit<Slide, 'notes'> & { from: number; to: number; say: string; do?: string };

const LAST_QUARTER = [
  ['Key result', 'Start', 'Target', 'Reached', 'Score'],
  ['', '', '', '', ''],
  ['', '', '', '', ''],
  ['', '', '', '', ''],
  ['', '', '', '', ''],
];

/** The twenty slides, by the minutes of the facilitator's script. */
export const SLIDES: readonly TimedSlide[] = [
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
  {
    title: 'What a key result is',
    from: 35,
    to: 37,
    points: [
      'What we count',
      'Where it is today',
      'Where it will be on the last day',
      'Where to look it up',
      'Who owns it',
    ],
    say: '“A key result is how a stranger would see that the goal is reached.”',
  },
  {
    title: 'Example',
    from: 37,
    to: 39,
    lead: 'Regular customers fill our order book by the end of June',
    table: {
      widths: [38, 11, 13, 38],
      rows: [
        ['We count', 'Today', 'Last day', 'Where to look it up'],
        ['Customers on a service plan', '12', '30', 'Invoices, list “Recurring”'],
        ['Days from inquiry to offer', '9', '3', 'Inbox and offers sent'],
        ['The price list is public', 'no', 'yes', 'Our website'],
      ],
    },
    say: '“One rises, one falls, one is simply done or not. Calls made would be work, not a result.”',
  },
  {
    title: 'Write key results',
    from: 39,
    to: 55,
    lead: 'One goal for each pair. Two or three numbers.',
    points: ['8 minutes: write', 'Swap sheets', '8 minutes: mend what the others wrote'],
    say: '“One goal for each pair. How would a stranger see that it is reached?”',
    do: 'Walk about, and say only two things: “Where would I look that up?” and “Could we do all that and be no better off?”',
  },
  {
    title: 'Scoring test',
    from: 55,
    to: 60,
    lead: '(value − start) / (target − start)',
    points: [
      'I name a value that could come true',
      'Everyone works out the score alone',
      'All hold up their number at once',
    ],
    say: '“Same number: it stays. Different numbers: we write it again, now.”',
    do: 'Read each key result aloud. The results workbook has the score when all have held up theirs.',
  },
  {
    title: 'Rewrite',
    from: 60,
    to: 63,
    points: [
      'Which word did we read in two ways?',
      'Which number has no source?',
      'What would a customer notice first?',
    ],
    say: '“What would a customer notice first? Count that. Or count how often it fails.”',
    do: 'Only those that failed the test. What is not clear in three minutes goes on Later.',
  },
  {
    title: 'Trace to the year',
    from: 63,
    to: 65,
    lead: 'Which goal of the year does it bring nearer?',
    points: [
      'No line to the year: strike it out, or change the year',
      'Nothing for a goal of the year: say so aloud',
    ],
    say: '“If we reach only this, which goal of the year is nearer?”',
  },
  {
    title: 'Owners',
    from: 65,
    to: 71,
    lead: 'Who answers for this one?',
    points: [
      'One name for each key result',
      'Owning it does not mean doing it all',
      'Nobody is named by others',
    ],
    say: '“Who answers for this one? One name.” Wait. Count to ten in your head if you have to.',
    do: 'If nobody wants it: read it once more, wait, then strike it out, visibly.',
  },
  {
    title: 'Capacity check',
    from: 71,
    to: 77,
    table: {
      widths: [70, 30],
      rows: [
        ['All of us together', 'Hours a week'],
        ['Free of daily business', ''],
        ['Needed by the key results', ''],
        ['Left', ''],
      ],
    },
    say: '“How many hours a week does yours need?”',
    do: 'Type them into the results workbook. If it does not fit, a key result goes. The group decides which, not the loudest.',
  },
  {
    title: 'What we stop',
    from: 77,
    to: 80,
    lead: 'One thing, by its name.',
    table: { widths: [100], rows: [['From Monday on we stop'], ['']] },
    say: '“What do we stop doing, so that this has room?”',
    do: 'Write it here, in big letters.',
  },
  {
    title: 'First tasks',
    from: 80,
    to: 85,
    table: {
      widths: [30, 50, 20],
      rows: [
        ['Owner', 'The first thing', 'Finished on'],
        ['', '', ''],
        ['', '', ''],
        ['', '', ''],
        ['', '', ''],
        ['', '', ''],
      ],
    },
    say: '“Each owner: what is the first thing, and on which day next week will it be finished?”',
  },
  {
    title: 'Next check-in',
    from: 85,
    to: 90,
    lead: 'Day and hour:',
    points: [
      'Each reads out: my key result, today’s value, my task for next week',
      '20 minutes, every week, standing',
    ],
    say: '“My key result, today’s value, my task for next week.”',
    do: 'Set the day and the hour. Take a picture of the wall. End on time.',
  },
];

/** The notes of a slide: its minutes, what to say, what to do. */
export function notesOf({ from, to, say, do: act }: TimedSlide): string {
  const minutes = to === 0 ? 'Before the workshop' : `Minutes ${from} to ${to}, ${to - from} in all`;
  return [`${minutes}.`, `Say: ${say}`, ...(act ? [`Do: ${act}`] : [])].join('\n\n');
}
