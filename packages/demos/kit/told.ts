import { LEVELS } from '@/lib/tools/rules/goal-tree';
import { RATINGS, type Firm } from './firm';
import type { AnyDemo } from './model';
import { factsOf, type Taken } from './take';

/** What a tool alone can use, in the words of the others. */
const OWN: Record<string, string> = {
  'executive-decision-framework': 'a decision',
  'okr-workshop-facilitator-kit': 'a workshop',
  'roi-projection-calculator': 'an ROI case',
  'strategic-alignment-assessment-kit': 'ratings',
  'team-performance-dashboard': 'a team’s name',
};

/** What a demo took of an opened file and what it left, for its reader: “Took 2 goals and 5 key results.” */
export function told(demo: AnyDemo, firm: Firm, { items, own }: Taken): string {
  const all = [...firm.work, ...firm.people, ...firm.kpis];
  const took = counts(
    firm,
    all.filter((item) => items.has(item)),
  );
  const left = counts(
    firm,
    all.filter((item) => !items.has(item)),
  );
  const asKpis = firm.kpis.length === 0 && demo.parts.some((part) => 'list' in part && part.as === 'KPI');
  if (asKpis && took.length > 0) took[0] += ' as KPIs, with their start as the limit';
  if (firm.quarter.from && factsOf(demo).some(({ as }) => as === 'from')) took.push('the dates');
  if (own) took.push(OWN[demo.slug] ?? 'what this tool had saved');
  const others = Object.keys(firm.tools).filter(
    (slug) => slug !== demo.slug && slug !== RATINGS && Object.hasOwn(OWN, slug),
  );
  left.push(...others.map((slug) => OWN[slug]!));
  const kept = left.length > 0 ? ` Left: ${listed(left)}. What’s left stays in the file you save here.` : '';
  const rated = demo.slug !== RATINGS && Object.hasOwn(firm.tools, RATINGS);
  const rest = `${kept}${withoutWeek(demo, items)}${rated ? ' Ratings stay out of the file you save here.' : ''}`;
  return took.length > 0
    ? `Took ${listed(took)}.${rest}`
    : `It has nothing for this tool, so your entries here haven’t changed.${rest}`;
}

/** Values of no week have no place where each week has its own. */
function withoutWeek(demo: AnyDemo, items: Taken['items']): string {
  const weekly = demo.parts.some((part) => part.fields.some(({ key }) => key === 'w1'));
  const count = [...items].filter(({ value }) => value).length;
  return weekly && count > 0
    ? ` The file doesn’t say which week it is, so ${counted(count, 'value isn’t', 'values aren’t')} shown.`
    : '';
}

function counts({ people, kpis }: Firm, items: readonly Texts[]): string[] {
  const at = (...levels: string[]) => items.filter(({ level }) => levels.includes(level!)).length;
  const of = (list: readonly Texts[]) => items.filter((item) => list.includes(item)).length;
  const [year, quarter, keyResult, task] = LEVELS;
  return [
    counted(at(year, quarter), 'goal', 'goals'),
    counted(at(keyResult), 'key result', 'key results'),
    counted(at(task), 'task', 'tasks'),
    counted(of(people), 'person', 'people'),
    counted(of(kpis), 'KPI', 'KPIs'),
  ].filter((text) => text !== '');
}

type Texts = Firm['quarter'];
const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
