/** Pieces of path data that drawings are put together from. Numbers are in the units of the drawing. */

/** A rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
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
