import { clock, timeAgenda } from '@/lib/tools/rules/agenda';
import { wordDocument } from '../../document/document';
import { BLOCKS, TOOL } from './layout';

type Break = { after: string; title: string; minutes: number };
type Plan = { title: string; lead: string; start: string; working: number; breaks: Break[] };

const PLANS: Plan[] = [
  {
    title: '90 minutes',
    lead: 'The plan from the script, for 4 to 12 people.',
    start: '9:00',
    working: 90,
    breaks: [],
  },
  {
    title: 'Half a day',
    lead: 'Four hours with two breaks. You read out more wishes, and test every key result twice.',
    start: '9:00',
    working: 210,
    breaks: [
      { after: 'Sort and vote', title: 'Break', minutes: 15 },
      { after: 'Scoring test', title: 'Break', minutes: 15 },
    ],
  },
  {
    title: 'A full day',
    lead: 'Seven hours with lunch. For a year, or for a team that rarely meets: start with the yearly goals, in the first block.',
    start: '9:00',
    working: 330,
    breaks: [
      { after: 'Wishes, in silence', title: 'Break', minutes: 15 },
      { after: 'Sort and vote', title: 'Lunch', minutes: 60 },
      { after: 'Key results, in pairs', title: 'Break', minutes: 15 },
    ],
  },
];

/** agenda.docx: three plans, each with its hours; the minutes are those of the demo and of the Timer. */
export const agenda = (): Promise<Buffer> =>
  wordDocument(PLANS.map(planOf).join(''), {
    tool: TOOL,
    title: 'Agenda',
    subject: 'The workshop in 90 minutes, in half a day and in a full day',
  });

/** The rows of a plan: when, what, how long. */
function rowsOf({
  start,
  working,
  breaks,
}: Plan): [from: string, title: string, minutes: number, does: string][] {
  let from = 0;
  const rows: [string, string, number, string][] = [];
  const add = (title: string, minutes: number, does: string) => {
    rows.push([clock(start, from)!, title, minutes, does]);
    from += minutes;
  };
  timeAgenda(BLOCKS, working)!.forEach(({ title, minutes }, index) => {
    add(title, minutes, BLOCKS[index]!.does);
    for (const pause of breaks) if (pause.after === title) add(pause.title, pause.minutes, '');
  });
  rows.push([clock(start, from)!, 'End', 0, 'On time, even if a sentence is missing.']);
  return rows;
}

function planOf(plan: Plan, index: number): string {
  const rows = rowsOf(plan).map(
    ([from, title, minutes, does]) =>
      `<tr><td>${from}</td><td><b>${title}</b></td><td>${minutes || ''}</td><td>${does}</td></tr>`,
  );
  return `<h2${index > 0 ? ' class="page"' : ''}>${plan.title}</h2>
    <p>${plan.lead}</p>
    <p><b>Workshop:</b> <i class="fill">[title]</i>   <b>Day:</b> <i class="fill">[day]</i>   <b>Room:</b> <i class="fill">[room]</i>   <b>Timekeeper:</b> <i class="fill">[name, not the facilitator]</i></p>
    <table class="10 30 12 48"><thead><tr><th>From</th><th>Block</th><th>Minutes</th><th>What happens</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
