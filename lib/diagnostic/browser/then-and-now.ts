import { BOB } from '@/lib/kernel/bob-shape';
import { PALETTE } from '@/lib/kernel/palette';

/** What is drawn; `areas` from the first course down, in percent. */
export type ThenAndNow = {
  title: string;
  summary: string;
  areas: { title: string; line: string; then: number; now: number }[];
};

const { paper, ink, brass } = PALETTE;
const WIDTH = 1200;
const EDGE = 60;
const WALL = 480;
const COURSE = 150;
const STONE = 84;

/** Both walls on one sheet, as a PNG: an earlier result on the left, the new one on the right. */
export async function thenAndNowPicture({ title, summary, areas }: ThenAndNow): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 190 + areas.length * COURSE + 110;
  const pen = canvas.getContext('2d')!;
  const heading = document.querySelector('h2');
  const faces = [heading, document.body].map((element) => element && getComputedStyle(element).fontFamily);
  const write = (text: string, x: number, y: number, size: number, face = 1) => {
    pen.font = `500 ${size}px ${faces[face] ?? 'serif'}`;
    pen.fillText(text, x, y, WIDTH - x - EDGE);
  };
  pen.fillStyle = paper.DEFAULT;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = ink.DEFAULT;
  write(title, EDGE, 90, 52, 0);
  write(summary, EDGE, 138, 26);
  const foot = 190 + areas.length * COURSE;
  for (const [side, x] of [
    ['then', EDGE],
    ['now', WIDTH - EDGE - WALL],
  ] as const) {
    pen.lineWidth = 3;
    areas.forEach((area, index) => {
      const y = 190 + index * COURSE;
      pen.fillStyle = ink.DEFAULT;
      write(side === 'then' ? area.title : area.line, x, y + 40, 24);
      pen.fillStyle = paper.raised;
      pen.strokeStyle = ink.DEFAULT;
      pen.beginPath();
      pen.rect(x, y + 56, (WALL * area[side]) / 100, STONE);
      pen.fill();
      pen.stroke();
    });
    pen.fillStyle = pen.strokeStyle = brass.DEFAULT;
    pen.stroke(new Path2D(`M${x + WALL} 190V${foot + 34}`));
    pen.save();
    pen.translate(x + WALL - 16, foot + 20);
    for (const shape of [BOB.neck, BOB.weight]) pen.fill(new Path2D(shape));
    pen.restore();
  }
  return new Promise((done) => canvas.toBlob(done));
}
