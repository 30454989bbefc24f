/** Pieces of path data that drawings are put together from. Numbers are in the units of the drawing. */

/** A rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Cut stone: diagonal lines across a rectangle, `step` apart along its edges. */
function hatching(x: number, y: number, width: number, height: number, step = 12): string {
  const lines: string[] = [];
  for (let c = step; c < width + height; c += step) {
    const from = `${x + Math.max(0, c - height)} ${y + Math.min(c, height)}`;
    const to = `${x + Math.min(c, width)} ${y + Math.max(0, c - width)}`;
    lines.push(`M${from}L${to}`);
  }
  return lines.join('');
}

/** Ground: a line with short strokes under it. */
export function groundLine(x: number, y: number, width: number): string {
  let path = `M${x} ${y}h${width}`;
  for (let tick = x + 14; tick < x + width; tick += 18) path += `M${tick} ${y}l-8 12`;
  return path;
}

/** A dimension line with an arrow at each end. */
export function dimension(from: number, to: number, y: number): string {
  return `M${from} ${y}H${to}M${from + 6} ${y - 3}l-6 3 6 3M${to - 6} ${y - 3}l6 3-6 3`;
}
