import type { Comparison } from '@/lib/diagnostic/rules/comparison';
import { COLORS, DISPLAY, LOOKS, type Paper, SHEET } from '@/lib/platform/pdf/paper';

const { left, right, width } = SHEET;
const STONES = { x: left + 190, height: 14 };
const LINE = 19;

export function drawComparison(paper: Paper, { title, summary, areas }: Comparison): void {
  const { say, rule } = paper;
  paper.doc.addPage();
  let y = SHEET.top;
  y += say('H2', title, LOOKS.heading, { x: left, y, width }) + 4;
  y += say('P', summary, LOOKS.text, { x: left, y, width }) + 12;
  rule(y, { color: COLORS.ink });
  for (const area of areas) y = drawArea(paper, area, y);
  const answers = areas.flatMap((area) => area.answers);
  drawAnswers(paper, answers, y + 14);
}

function drawArea(paper: Paper, { title, line, then, now }: Comparison['areas'][number], y: number): number {
  const { doc, draw, tag, write, rule } = paper;
  const span = right - STONES.x;
  const words = () => {
    write(title, { face: DISPLAY, size: 10.5 }, { x: left, y: y + 8, width: STONES.x - left - 12 });
    write(line, LOOKS.small, { x: left, y: y + 24, width: STONES.x - left - 12 });
  };
  tag('P', [words]);
  draw(() => {
    const top = y + 14;
    doc
      .rect(STONES.x, top, (span * now) / 100, STONES.height)
      .lineWidth(1)
      .stroke(COLORS.ink);
    doc.dash(3, { space: 2 });
    doc.rect(STONES.x, top + 4, (span * then) / 100, STONES.height).stroke(COLORS.brassDeep);
    doc.undash();
  });
  rule(y + 44);
  return y + 44;
}

function drawAnswers(paper: Paper, answers: Comparison['areas'][number]['answers'], top: number): void {
  if (answers.length === 0) return;
  const { doc, root, element, tag, write, rule } = paper;
  const list = doc.struct('L');
  root.add(list);
  answers.forEach(({ title, line, up }, index) => {
    const y = top + index * LINE;
    const look = { ...LOOKS.small, color: up ? COLORS.ink : COLORS.muted };
    const body = () => {
      write(title, LOOKS.small, { x: left, y, width: width - 210 });
      write(line, look, { x: right - 200, y, width: 200, align: 'right' });
    };
    tag('LI', [element('LBody', [body])], list);
    rule(y + LINE - 5);
  });
  list.end();
}
