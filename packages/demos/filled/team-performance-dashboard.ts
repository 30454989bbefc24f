import { named, type Filling } from './typing';

/** One team; a KPI has a line on one sheet and a column of weeks on the other. */
export const filling: Filling = (typing, { facts, lists }) => {
  const lines = lists.kpis!;
  const weeks = Object.keys(lines[0]!).filter((key) => /^w\d+$/.test(key));
  const team = facts.team ?? 'The team';
  typing.across('KPIs', 'Teams', [team]);
  typing.lines(
    'KPIs',
    named(lines, 'KPI', 'direction').map((line) => ({
      KPI: line.name,
      Team: line.name === undefined ? undefined : team,
      Owner: line.owner,
      'Should stay': line.direction,
      Target: line.target,
      Limit: line.limit,
    })),
    'KPI',
  );
  typing.block(
    'Weekly Values',
    'Week',
    weeks.map((week) => lines.map((line) => line[week])),
  );
};
