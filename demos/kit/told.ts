import { LEVELS } from '@/lib/tools/rules/goal-tree';
import type { Firm } from './firm';
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
  const others = Object.keys(firm.tools).filter((slug) => slug !== demo.slug && OWN[slug]);
  left.push(...others.map((slug) => OWN[slug]!));
  const kept = left.length > 0 ? ` Left: ${listed(left)}. What’s left stays in the file you save here.` : '';
  return took.length > 0
    ? `Took ${listed(took)}.${kept}`
    : `It has nothing for this tool, so your entries here haven’t changed.${kept}`;
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
