import type { Colour } from '@/lib/diagnostic/rules/bands';
import type { AreaRow } from '@/lib/diagnostic/rules/report-rows';
import { COLORS, DISPLAY, LOOKS, type Paper, SHEET } from '@/lib/platform/pdf/paper';

/** The cord hangs here, with the radar around it; what is missing of an area stands right of it. */
export const CORD = SHEET.right - 96;
const TRACK = { left: SHEET.left + 150, width: CORD - SHEET.left - 150 };
const COURSE = 32;

const UNDERLINES: Record<Colour, string> = { green: COLORS.good, yellow: COLORS.fair, red: COLORS.poor };

export const wallHeight = (rows: readonly AreaRow[]) => 12 + rows.length * COURSE;

export function drawWall(paper: Paper, rows: readonly AreaRow[], top: number): void {
  const { doc, root, draw } = paper;
  const list = doc.struct('L');
  root.add(list);
  rows.forEach((row, index) => {
    const y = top + 12 + index * COURSE;
    draw(() => drawCourse(paper, row, y));
    writeCourse(paper, list, row, y);
  });
  list.end();
}

function drawCourse({ doc, line }: Paper, { percent, missing, joints }: AreaRow, y: number): void {
  const { left } = TRACK;
  const width = (TRACK.width * percent) / 100;
  const middle = y + COURSE / 2;
  doc.lineWidth(1).strokeColor(COLORS.ink);
  if (percent > 0) {
    doc.rect(left, y, width, COURSE).fillAndStroke(COLORS.stone, COLORS.ink);
    for (const joint of joints) {
      const x = left + (width * joint) / 100;
      doc.moveTo(x, y).lineTo(x, y + COURSE);
    }
    doc.stroke();
  } else line([left, y], [left, y + COURSE], 1, COLORS.ink);
  if (missing === null) return;
  doc.dash(2, { space: 2 });
  line([left + width, middle], [CORD, middle], 0.75, COLORS.control).undash();
}

function writeCourse(paper: Paper, list: PDFKit.PDFStructureElement, row: AreaRow, y: number): void {
  const { doc, element, tag, write, draw, line } = paper;
  const figure = { face: DISPLAY, size: 16, leading: 1.1 };
  const { title, percent, verdict, missing, colour } = row;
  const right = { x: CORD + 12, width: SHEET.right - CORD - 12 };
  const body = () => {
    const name = { face: DISPLAY, size: 11, leading: 1.2 };
    write(title, name, { x: SHEET.left, y: y + 3, width: 145 });
    write(verdict, LOOKS.small, { x: SHEET.left, y: y + 16.5, width: 145 });
    write(`${percent}%`, figure, { ...right, y: missing === null ? y + 6 : y + 1 });
    if (missing !== null) write(missing, { ...LOOKS.muted, size: 8 }, { ...right, y: y + 20.5 });
  };
  tag('LI', [element('LBody', [body])], list);
  doc.font(DISPLAY).fontSize(figure.size);
  const length = doc.widthOfString(`${percent}%`);
  const under = (missing === null ? y + 6 : y + 1) + 17;
  draw(() => line([right.x, under], [right.x + length, under], 1.6, UNDERLINES[colour]));
}

export function drawCord({ draw, line }: Paper, top: number, bottom: number): void {
  draw(() => {
    line([CORD - 9, top], [CORD + 9, top], 1.2, COLORS.ink);
    line([CORD, top], [CORD, bottom], 1.2, COLORS.brass);
  });
}
