import type { PlanRow } from '@/lib/diagnostic/rules/plan';
import type { AdviceRow } from '@/lib/diagnostic/rules/report-rows';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { DISPLAY, TEXT } from './fonts';
import { COLORS, LOOKS, type Paper, SHEET } from './paper';

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
  const room = SHEET.bottom - SHEET.top;
  let pieces: Piece[] = [];
  for (const setting of SETTINGS) {
    pieces = piecesOf(paper, sheet, setting);
    if (heightOf(pieces) <= room) break;
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

const heightOf = (pieces: Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0);

function piecesOf(paper: Paper, sheet: ReportSheet, setting: Setting): Piece[] {
  const { start, plan, advice, named } = sheet;
  // The first recommendation says the first step, which stands above already; an old one may say another.
  const [toDo] = start?.row.parts ?? [];
  const others = advice.filter(({ parts }) => !toDo?.text.startsWith(parts[0]!.text));
  const count = advice.length - others.length;
  return [
    ...(start ? [headPiece(paper, start.title, ''), advicePiece(paper, start.row, null, setting)] : []),
    ...(plan.rows.length > 0 ? [headPiece(paper, plan.title, plan.intro)] : []),
    // The first move stands above.
    ...plan.rows.map((row, index) => movePiece(paper, row, index > 0, setting)),
    headPiece(paper, sheet.adviceTitle, sheet.adviceIntro),
    ...others.map((row, index) => advicePiece(paper, withoutWhy(row), index + 1 + count, setting)),
    ...(named.items.length > 0 ? [namedPiece(paper, named, setting)] : []),
    callPiece(paper, sheet.call, setting),
  ];
}

/** The page is short: what there is to do, with its boxes. */
const withoutWhy = (row: AdviceRow): AdviceRow => ({ ...row, parts: row.parts.filter(({ tick }) => tick) });

function headPiece({ doc, say, measure, rule }: Paper, title: string, intro: string): Piece {
  const head = measure(title, LOOKS.heading, width);
  const indent = doc.widthOfString(title) + 12;
  const text = intro ? measure(intro, LOOKS.muted, width - indent) : 0;
  const height = Math.max(head, text + 4);
  return {
    height: height + 10,
    draw(y) {
      say('H2', title, LOOKS.heading, { x: left, y: y + 4, width });
      if (intro) say('P', intro, LOOKS.muted, { x: left + indent, y: y + 9, width: width - indent });
      rule(y + height + 7, { color: COLORS.ink });
    },
  };
}

function advicePiece(
  paper: Paper,
  { title, parts }: AdviceRow,
  number: number | null,
  { size, air }: Setting,
): Piece {
  const { measure, write, tag, draw, doc, rule } = paper;
  const look = { size, leading: 1.38 * air };
  const name = { face: DISPLAY, size: size + 3 };
  const x = left + COLUMN.number;
  const text = { x: x + COLUMN.label, width: width - COLUMN.number - COLUMN.label - COLUMN.box };
  const gap = size * 0.4 * air;
  const titleHeight = measure(title, name, right - x);
  const heights = parts.map((part) => measure(part.text, look, text.width));
  const height = titleHeight + heights.reduce((sum, one) => sum + one + gap, 0) + size * 1.3 * air;
  return {
    height,
    draw(y) {
      let at = y + size * 0.6;
      tag('H3', [
        () => {
          if (number !== null)
            write(
              `${number}`,
              { ...name, color: COLORS.brassDeep },
              { x: left, y: at, width: COLUMN.number },
            );
          write(title, name, { x, y: at, width: right - x });
        },
      ]);
      at += titleHeight;
      parts.forEach((part, index) => {
        at += gap;
        const here = at;
        const paragraph = () => {
          write(part.label, { ...look, color: COLORS.brassDeep }, { x, y: here, width: COLUMN.label });
          write(part.text, look, { ...text, y: here });
        };
        tag('P', [paragraph]);
        const box = () => {
          doc.lineWidth(1);
          doc.rect(right - 12, here + 1, 11, 11).stroke(COLORS.ink);
        };
        if (part.tick) draw(box);
        at += heights[index]!;
      });
      rule(y + height);
    },
  };
}

/** A move of the plan in its weeks, with a box for its check-in. */
function movePiece(paper: Paper, row: PlanRow, isWhole: boolean, { size: full, air }: Setting): Piece {
  const { doc, measure, say, draw } = paper;
  const look = { size: full - 0.7, leading: 1.35 * air };
  const weeks = { ...look, color: COLORS.brassDeep };
  const name = { face: DISPLAY, size: full + 0.5 };
  const x = left + COLUMN.number + COLUMN.label;
  const beside = { x, width: right - x - COLUMN.box };
  const text = isWhole ? `${row.line} ${row.step} ${row.checkIn}. ${row.done}` : `${row.checkIn}.`;
  const head = measure(row.title, name, beside.width);
  const height = head + measure(text, look, beside.width);
  return {
    height: height + 8,
    draw(y) {
      say('P', row.weeks, weeks, { x: left, y: y + 5, width: x - left - 8 });
      say('H3', row.title, name, { ...beside, y: y + 4 });
      say('P', text, look, { ...beside, y: y + 4 + head });
      draw(
        () =>
          void doc
            .rect(right - 12, y + 7, 11, 11)
            .lineWidth(1)
            .stroke(COLORS.ink),
      );
    },
  };
}

function namedPiece(
  { measure, say }: Paper,
  { title, items }: ReportSheet['named'],
  { size, air }: Setting,
): Piece {
  const look = { size: size - 0.7, leading: 1.35 * air };
  const text = `${title}: ${items.join(' ')}`;
  return {
    height: measure(text, look, width) + 8,
    draw: (y) => void say('P', text, look, { x: left, y: y + 6, width }),
  };
}

function callPiece(
  paper: Paper,
  { title, text, button, href }: ReportSheet['call'],
  { size, air }: Setting,
): Piece {
  const { doc, measure, say, write, element, tag, draw, line } = paper;
  const inside = { x: left + 14, width: width - 28 };
  const head = { face: DISPLAY, size: size + 4 };
  const look = { size, leading: 1.4 * air };
  const heights = [
    measure(title, head, inside.width),
    measure(text, look, inside.width),
    measure(href, look, inside.width),
  ];
  const box = heights.reduce((sum, one) => sum + one, 18);
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
      const label = `${button}: `;
      doc.font(TEXT).fontSize(size);
      const start = doc.widthOfString(label);
      const before = () => void write(label, look, { ...inside, y: at });
      const link = () =>
        void write(
          href,
          { ...look, color: COLORS.brassDeep },
          { x: inside.x + start, width: inside.width - start, y: at, link: href },
        );
      tag('P', [before, element('Link', [link], { alt: button })]);
    },
  };
}

/** How far apart the lines are, and how many make a list of them worth its heading. */
const LINE = 22;
const FEWEST = 2;

/** What is left of the page, to be written on during the call. */
function drawNotes({ say, rule }: Paper, { notesTitle }: ReportSheet, from: number): void {
  const y = from + 14;
  const lines = Math.floor((SHEET.bottom - y - 14) / LINE);
  if (lines < FEWEST) return;
  say('P', notesTitle, LOOKS.muted, { x: left, y, width });
  for (let line = 1; line <= lines; line++) rule(y + 14 + line * LINE);
}
