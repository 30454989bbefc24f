import type { PlanOnPaper, PlanRow } from '@/lib/diagnostic/rules/plan-rows';
import { COLORS, LOOKS, type Paper, SHEET } from './paper';

const { left, right, width, top, bottom } = SHEET;
const TEXT = { size: 11, leading: 1.4 };
const TITLE = { ...LOOKS.heading, size: 14 };
const WEEKS = { ...TEXT, color: COLORS.brassDeep };
/** The weeks stand in a column of their own, the rest beside them. */
const COLUMN = 96;
const BESIDE = { x: left + COLUMN, width: width - COLUMN };
/** How far apart lines to write on are. */
const LINE = 24;

/** The third page: each move of the plan in its weeks, with a box for its check-in and lines to write on. */
export function drawWeeks(paper: Paper, { title, intro, rows }: PlanOnPaper): void {
  const { say, rule } = paper;
  let y = top;
  y += say('H2', title, LOOKS.heading, { x: left, y, width }) + 2;
  y += say('P', intro, LOOKS.muted, { x: left, y, width }) + 8;
  rule(y, { color: COLORS.ink });
  const room = (bottom - y) / rows.length;
  rows.forEach((row, index) => drawMove(paper, row, y + index * room, y + (index + 1) * room));
}

function drawMove({ say, draw, doc, rule }: Paper, row: PlanRow, from: number, to: number): void {
  let y = from + 12;
  say('P', row.weeks, WEEKS, { x: left, y: y + 2, width: COLUMN - 12 });
  y += say('H3', row.title, TITLE, { ...BESIDE, y }) + 4;
  y += say('P', `${row.line} ${row.step}`, TEXT, { ...BESIDE, y }) + 6;
  const box = y + 2;
  draw(
    () =>
      void doc
        .rect(right - 12, box, 11, 11)
        .lineWidth(1)
        .stroke(COLORS.ink),
  );
  y += say('P', `${row.checkIn}. ${row.done}`, TEXT, { ...BESIDE, y, width: BESIDE.width - 28 });
  for (y += LINE; y < to - 14; y += LINE) rule(y, { from: BESIDE.x });
  rule(to);
}
