import { clock } from '@/lib/tools/rules/agenda';
import { wordDocument } from '../../document/document';
import { TOOL } from './layout';
import { PLANS, type Plan } from './plans';

/** agenda.docx: four plans, each with its hours; the 90 minutes are those of the demo and of the Timer. */
export const agenda = (): Promise<Buffer> =>
  wordDocument(PLANS.map(planOf).join(''), {
    tool: TOOL,
    title: 'Agenda',
    subject: 'The workshop in 60 or 90 minutes, in half a day and in a full day',
  });

/** The rows of a plan: when, what, how long, and what happens. */
function rowsOf({ start, blocks }: Plan): [from: string, title: string, minutes: number, does: string][] {
  let from = 0;
  const rows = blocks.map(({ title, minutes, does = '' }): [string, string, number, string] => {
    const begins = clock(start, from)!;
    from += minutes;
    return [begins, title, minutes, does];
  });
  return [...rows, [clock(start, from)!, 'End', 0, 'On time, even if a sentence is missing.']];
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
