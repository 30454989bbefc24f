import type { PlanRow } from '@/lib/diagnostic/rules/plan';
import type { AdviceRow } from '@/lib/diagnostic/rules/report-rows';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { COLORS, DISPLAY, LOOKS, type Paper, SHEET, TEXT } from '@/lib/platform/pdf/paper';

/** How the second page may be set: the largest that fits is taken. `air` is the room between lines. */
const SETTINGS = [11, 10.5, 10, 9.5, 9, 8.6, 8.2]
  .map((size) => ({ size, air: 1 }))
  .concat({ size: 8.2, air: 0.92 });
type Setting = (typeof SETTINGS)[number];
const { left, right, width } = SHEET;
const COLUMN = { number: 24, label: 80, box: 26 };

/** A piece of the page that is not torn: how high it is, and what draws it from a height on. */
type Piece = { height: number; draw: (y: number) => void };

/** The second page: where to begin, the plan, the other recommendations, the call, and room for notes. */
export function drawPlan(paper: Paper, sheet: ReportSheet): void {
  let pieces: Piece[] = [];
  for (const setting of SETTINGS) {
    pieces = piecesOf(paper, sheet, setting);
    if (sum(pieces.map(({ height }) => height)) <= SHEET.bottom - SHEET.top) break;
  }
  let y = SHEET.top;
  for (const { height, draw } of pieces) {
    if (y + height > SHEET.bottom && y > SHEET.top) {
      paper.doc.addPage();
      y = SHEET.top;
    }
    draw(y);
    y += height;
  }
  drawNotes(paper, sheet, y);
}

const sum = (heights: number[]) => heights.reduce((all, one) => all + one, 0);

function piecesOf(paper: Paper, sheet: ReportSheet, setting: Setting): Piece[] {
  const { start, plan, advice, named } = sheet;
  return [
    ...(start ? [headPiece(paper, start.title, ''), advicePiece(paper, start.row, '', setting)] : []),
    ...(plan.rows.length > 0 ? [headPiece(paper, plan.title, plan.intro)] : []),
    // The first move stands above.
    ...plan.rows.map((row, index) => movePiece(paper, row, index > 0, setting)),
    headPiece(paper, sheet.adviceTitle, sheet.adviceIntro),
    ...advice.map((row) => advicePiece(paper, withoutWhy(row), row.number, setting)),
    ...(named.items.length > 0 ? [namedPiece(paper, named, setting)] : []),
    callPiece(paper, sheet.call, setting),
  ];
}

/** The page is short: what there is to do, with its boxes. */
const withoutWhy = (row: AdviceRow): AdviceRow => ({ ...row, parts: row.parts.filter(({ tick }) => tick) });

const drawBox = ({ doc, draw }: Paper, y: number) =>
  draw(
    () =>
      void doc
        .rect(right - 12, y, 11, 11)
        .lineWidth(1)
        .stroke(COLORS.ink),
  );

function headPiece({ doc, say, measure, rule }: Paper, title: string, intro: string): Piece {
  const head = measure(title, LOOKS.heading, width);
  const beside = {
    x: left + doc.widthOfString(title) + 12,
    width: right - left - doc.widthOfString(title) - 12,
  };
  const height = Math.max(head, intro ? measure(intro, LOOKS.muted, beside.width) + 4 : 0) + 10;
  return {
    height,
    draw(y) {
      say('H2', title, LOOKS.heading, { x: left, y: y + 4, width });
      if (intro) say('P', intro, LOOKS.muted, { ...beside, y: y + 9 });
      rule(y + height - 3, { color: COLORS.ink });
    },
  };
}

function advicePiece(
  paper: Paper,
  { title, parts }: AdviceRow,
  number: string,
  { size, air }: Setting,
): Piece {
  const { measure, write, tag, rule } = paper;
  const look = { size, leading: 1.38 * air };
  const name = { face: DISPLAY, size: size + 3 };
  const x = left + COLUMN.number;
  const text = { x: x + COLUMN.label, width: right - x - COLUMN.label - COLUMN.box };
  const gap = size * 0.4 * air;
  const top = measure(title, name, right - x);
  const heights = parts.map((part) => measure(part.text, look, text.width) + gap);
  const height = top + sum(heights) + size * 1.3 * air;
  return {
    height,
    draw(y) {
      let at = y + size * 0.6;
      const heading = () => {
        write(number, { ...name, color: COLORS.brassDeep }, { x: left, y: at, width: COLUMN.number });
        write(title, name, { x, y: at, width: right - x });
      };
      tag('H3', [heading]);
      at += top;
      parts.forEach(({ label, text: said, tick }, index) => {
        const here = at + gap;
        const paragraph = () => {
          write(label, { ...look, color: COLORS.brassDeep }, { x, y: here, width: COLUMN.label });
          write(said, look, { ...text, y: here });
        };
        tag('P', [paragraph]);
        if (tick) drawBox(paper, here + 1);
        at += heights[index]!;
      });
      rule(y + height);
    },
  };
}

function movePiece(paper: Paper, row: PlanRow, isWhole: boolean, { size: full, air }: Setting): Piece {
  const { measure, say } = paper;
  const look = { size: full - 0.7, leading: 1.35 * air };
  const name = { face: DISPLAY, size: full + 0.5 };
  const x = left + COLUMN.number + COLUMN.label;
  const beside = { x, width: right - x - COLUMN.box };
  const text = isWhole ? `${row.line} ${row.step} ${row.checkIn}. ${row.done}` : `${row.checkIn}.`;
  const head = measure(row.title, name, beside.width);
  return {
    height: head + measure(text, look, beside.width) + 8,
    draw(y) {
      say('P', row.weeks, { ...look, color: COLORS.brassDeep }, { x: left, y: y + 5, width: x - left - 8 });
      say('H3', row.title, name, { ...beside, y: y + 4 });
      say('P', text, look, { ...beside, y: y + 4 + head });
      drawBox(paper, y + 7);
    },
  };
}

function namedPiece({ measure, say }: Paper, named: ReportSheet['named'], { size, air }: Setting): Piece {
  const look = { size: size - 0.7, leading: 1.35 * air };
  const text = `${named.title}. ${named.note} ${named.items.join(' ')}`;
  return {
    height: measure(text, look, width) + 8,
    draw: (y) => void say('P', text, look, { x: left, y: y + 6, width }),
  };
}

/** On paper an address can only be read, so it is printed. */
function callPiece(paper: Paper, call: ReportSheet['call'], { size, air }: Setting): Piece {
  const { doc, measure, say, write, element, tag, draw, line } = paper;
  const { title, text, button, href } = call;
  const inside = { x: left + 14, width: width - 28 };
  const look = { size, leading: 1.4 * air };
  const head = { face: DISPLAY, size: size + 4 };
  const box =
    18 +
    measure(title, head, inside.width) +
    sum([text, href].map((one) => measure(one, look, inside.width)));
  return {
    height: box + 18,
    draw(y) {
      const top = y + 14;
      draw(() => {
        doc.rect(left, top, width, box).lineWidth(0.75).stroke(COLORS.ink);
        line([left, top], [right, top], 2, COLORS.ink);
      });
      let at = top + 8;
      at += say('H2', title, head, { ...inside, y: at });
      at += say('P', text, look, { ...inside, y: at });
      const indent = doc.font(TEXT).fontSize(size).widthOfString(`${button}: `);
      const place = { x: inside.x + indent, width: inside.width - indent, y: at, link: href };
      const before = () => void write(`${button}: `, look, { ...inside, y: at });
      const link = () => void write(href, { ...look, color: COLORS.brassDeep }, place);
      tag('P', [before, element('Link', [link], { alt: button })]);
    },
  };
}

/** How far apart the lines are, and how many make a list of them worth its heading. */
const [LINE, FEWEST] = [22, 2];

function drawNotes({ say, rule }: Paper, { notesTitle }: ReportSheet, from: number): void {
  const y = from + 14;
  const lines = Math.floor((SHEET.bottom - y - 14) / LINE);
  if (lines < FEWEST) return;
  say('P', notesTitle, LOOKS.muted, { x: left, y, width });
  for (let line = 1; line <= lines; line++) rule(y + 14 + line * LINE);
}
