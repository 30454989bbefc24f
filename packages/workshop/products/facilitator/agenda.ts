import { blocksOf, clock, PEOPLE } from '@/lib/tools/rules/agenda';
import { PLANS, type Plan } from '@/lib/tools/rules/workshop-plans';
import { wordDocument } from '../../document/document';
import { fill } from '../../guide/forms';
import { TOOL } from './layout';

const START = '9:00';
/** For whom the hours in the document are; where others need other minutes, the document says which. */
const USUAL = 8;

/** agenda.docx: four plans, each with its hours for eight people, and what changes with fewer or more. */
export const agenda = (): Promise<Buffer> =>
  wordDocument(PLANS.map(written).join(''), {
    tool: TOOL,
    title: 'Agenda',
    subject: 'The workshop in 60 or 90 minutes, in half a day and in a full day',
  });

/** The rows of a plan: when, what, how long, and what happens. */
function rowsOf(plan: Plan): [from: string, title: string, minutes: number, does: string][] {
  const rows = blocksOf(plan, USUAL).map(
    ({ title, minutes, from, does = '' }): [string, string, number, string] => [
      clock(START, from)!,
      title,
      minutes,
      does,
    ],
  );
  return [...rows, [clock(START, plan.minutes)!, 'End', 0, 'On time, even if a sentence is missing.']];
}

/** What takes other minutes for other numbers of people: "4 or 5 people: Scoring test 35". */
function changesOf(plan: Plan): string[] {
  const usual = blocksOf(plan, USUAL);
  const changed = new Map<string, number[]>();
  for (let people = PEOPLE.min; people <= PEOPLE.max; people++) {
    const others = blocksOf(plan, people).filter(({ minutes }, index) => minutes !== usual[index]!.minutes);
    const change = others.map(({ title, minutes }) => `${title} ${minutes}`).join(', ');
    if (change) changed.set(change, [...(changed.get(change) ?? []), people]);
  }
  return [...changed].map(([change, groups]) => `<b>${spoken(groups)} people:</b> ${change}.`);
}

/** Numbers that follow each other: "9 to 11". */
const spoken = (groups: readonly number[]) =>
  groups.length < 3 ? groups.join(' or ') : `${groups[0]} to ${groups.at(-1)}`;

function written(plan: Plan, index: number): string {
  const rows = rowsOf(plan).map(
    ([from, title, minutes, does]) =>
      `<tr><td>${from}</td><td><b>${title}</b></td><td>${minutes || ''}</td><td>${does}</td></tr>`,
  );
  const changes = changesOf(plan);
  const minutes =
    changes.length > 0
      ? `The minutes are for ${USUAL} people. ${changes.join(' ')}`
      : `The same minutes for ${PEOPLE.min} to ${PEOPLE.max} people.`;
  return `<h2${index > 0 ? ' class="page"' : ''}>${plan.title}</h2>
    <p>${plan.lead}</p>
    <p><b>Workshop:</b> ${fill('title')}   <b>Day:</b> ${fill('day')}   <b>Room:</b> ${fill('room')}   <b>Timekeeper:</b> ${fill('name, not the facilitator')}</p>
    <table class="7 21 9 63"><thead><tr><th>From</th><th>Block</th><th>Minutes</th><th>What happens</th></tr></thead><tbody>${rows.join('')}</tbody></table>
    <p>${minutes}</p>`;
}
