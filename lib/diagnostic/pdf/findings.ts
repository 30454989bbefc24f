import type { AnswerGroup } from '@/lib/diagnostic/rules/report-rows';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { COLORS, DISPLAY, LOOKS, type Paper, SHEET, TEXT } from '@/lib/platform/pdf/paper';
import { drawBob, drawRadar, RADAR_HEIGHT } from './radar';
import { CORD, drawCord, drawWall, wallHeight } from './wall';

const RIGHT = SHEET.left + 150;

export function drawFindings(paper: Paper, sheet: ReportSheet): void {
  let y = drawHead(paper, sheet);
  y += paper.say('H2', sheet.areasTitle, LOOKS.heading, { x: SHEET.left, y, width: 300 }) + 4;
  const cordTop = y;
  drawWall(paper, sheet.areas, y);
  y += wallHeight(sheet.areas) + 16;
  drawAnswers(paper, sheet, y);
  drawCord(paper, cordTop, y + RADAR_HEIGHT + 4);
  drawBob(paper, { x: CORD, y: y + RADAR_HEIGHT + 4, scale: 0.45 });
}

function drawHead(paper: Paper, sheet: ReportSheet): number {
  const { say, rule } = paper;
  const { left, right, top, width } = SHEET;
  say('P', sheet.brand, { face: DISPLAY, size: 15 }, { x: left + 18, y: top, width: 250 });
  drawBob(paper, { x: left + 6, y: top - 2, scale: 0.38 });
  say('P', sheet.date, LOOKS.muted, { x: left + 250, y: top + 4, width: width - 250, align: 'right' });
  rule(top + 26, { color: COLORS.ink });
  const y = top + 38;
  const column = { x: left, width: RIGHT - left - 18 };
  const title = say('H1', sheet.title, { face: DISPLAY, size: 16, leading: 1.15 }, { ...column, y });
  if (sheet.preparedFor !== null) say('P', sheet.preparedFor, LOOKS.muted, { ...column, y: y + title + 6 });
  return drawScore(paper, sheet, { x: RIGHT, y, width: right - RIGHT }) + 18;
}

type Box = { x: number; y: number; width: number };

/** The one big number, what it means, and what to do about it. @returns where it ends */
function drawScore(paper: Paper, sheet: ReportSheet, { x, y, width }: Box): number {
  const { doc, tag, write, say } = paper;
  const figure = { face: DISPLAY, size: 56, leading: 1 };
  const indent = doc.font(DISPLAY).fontSize(figure.size).widthOfString('100%') + 14;
  const side = { x: x + indent, width: width - indent };
  const words = () => {
    write(`${sheet.percent}%`, figure, { x, y: y - 6, width: indent });
    write(sheet.rating, { face: DISPLAY, size: 20 }, { ...side, y });
  };
  tag('P', [words]);
  const meaning = say('P', sheet.meaning, LOOKS.text, { ...side, y: y + 25 });
  const meter = Math.max(y + 62, y + 25 + meaning + 8);
  drawMeter(paper, sheet, { x, y: meter, width });
  let end = meter + 26;
  end += say('P', sheet.ask, { face: DISPLAY, size: 11, leading: 1.35 }, { x, y: end + 6, width }) + 6;
  if (sheet.rulesChanged !== null)
    end += say('P', sheet.rulesChanged, LOOKS.small, { x, y: end + 6, width }) + 6;
  return end;
}

function drawMeter(paper: Paper, { overall, percent, marks }: ReportSheet, { x, y, width }: Box): void {
  const { doc, draw, line, tag, write } = paper;
  draw(() => {
    doc.rect(x, y, (width * percent) / 100, 8).fill(COLORS.ink);
    doc.rect(x, y, width, 8).lineWidth(1).stroke(COLORS.ink);
    for (const { from } of marks) {
      const at = x + (width * from) / 100;
      line([at, y + 8], [at, y + 13], 1, COLORS.ink);
    }
  });
  const look = { ...LOOKS.muted, size: 8 };
  const words = () => {
    write(overall, look, { x, y: y + 13, width: 150 });
    const centered = { y: y + 13, width: 120, align: 'center' } as const;
    for (const { label, from } of marks)
      write(label, look, { ...centered, x: x + (width * from) / 100 - 60 });
  };
  tag('P', [words]);
}

function drawAnswers(paper: Paper, sheet: ReportSheet, top: number): void {
  const { say } = paper;
  const width = CORD - (SHEET.right - CORD) - SHEET.left - 24;
  const place = { x: SHEET.left, width };
  let y = top;
  y += say('H2', sheet.answersTitle, LOOKS.heading, { ...place, y }) + 2;
  if (sheet.unratedNote !== null) y += say('P', sheet.unratedNote, LOOKS.small, { ...place, y }) + 4;
  drawRadar(paper, sheet, top);
  const lines = sheet.answers.flatMap((group) => group.answers.map((answer) => lineOf(paper, answer, width)));
  const free =
    SHEET.bottom - y - sheet.answers.length * HEAD - lines.reduce((sum, { height }) => sum + height, 0);
  // Where room is short, the last lines reach into the margin rather than over each other.
  const gap = Math.max(0.5, Math.min(4, free / lines.length));
  for (const group of sheet.answers) y = drawGroup(paper, group, { ...place, y }, gap);
}

const HEAD = 23;

/** How wide a statement may be beside its rating, and how high it is then. */
function lineOf({ doc, measure }: Paper, { text, rating }: AnswerGroup['answers'][number], width: number) {
  const { face, size } = { face: TEXT, ...LOOKS.small };
  const rest = width - 20 - 8 - doc.font(face).fontSize(size).widthOfString(rating);
  return { width: rest, height: measure(text, LOOKS.small, rest) };
}

/** @param gap between the lines @returns where it ends */
function drawGroup(paper: Paper, { title, answers }: AnswerGroup, { x, y, width }: Box, gap: number): number {
  const { doc, root, element, tag, say, write, rule } = paper;
  const end = x + width;
  const muted = { ...LOOKS.small, color: COLORS.muted };
  say('H3', title, { face: DISPLAY, size: 10.5 }, { x, y: y + 6, width });
  rule(y + HEAD - 3, { to: end, color: COLORS.ink });
  const list = doc.struct('L');
  root.add(list);
  let at = y + HEAD;
  for (const answer of answers) {
    const top = at + gap / 2 - 2;
    const line = lineOf(paper, answer, width);
    const label = () => void write(String(answer.number), muted, { x, y: top, width: 18 });
    const body = () => {
      write(answer.text, LOOKS.small, { x: x + 20, y: top, width: line.width });
      const place = { x: end - 70, y: top, width: 70, align: 'right' } as const;
      write(answer.rating, answer.rated ? LOOKS.small : muted, place);
    };
    tag('LI', [element('Lbl', [label]), element('LBody', [body])], list);
    at += line.height + gap;
    rule(at - 2, { from: x, to: end });
  }
  list.end();
  return at;
}
