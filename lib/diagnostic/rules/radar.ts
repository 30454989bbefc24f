import { MAX_AREA_POINTS } from './score';

/** The radar of a report is drawn on a square of so many units. The center lies on the plumb line of the page. */
export const RADAR_SIZE = 340;
export const RADAR_CENTER = { x: 170, y: 160 };
/** Points at which a ring is drawn. */
export const RADAR_RINGS = [3, 6, 9, MAX_AREA_POINTS];

/** From the centre to 12 points, along either side of the cord. */
const REACH = 96;
/** A zero is drawn a little off the centre, so that the shape never vanishes. */
const ZERO = 5;
/** The four diagonals, clockwise from the upper right: so the cord can hang down the middle. */
const DIAGONALS = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
] as const;

type RadarPoint = { x: number; y: number };

/** Where the mark of the area at this place (0 to 3) lies, for its points (0 to 12). */
export function radarTip(index: number, points: number): RadarPoint {
  const { x, y } = DIAGONALS[index] ?? DIAGONALS[0];
  const length = ZERO + ((REACH - ZERO) * points) / MAX_AREA_POINTS;
  return { x: RADAR_CENTER.x + x * length, y: RADAR_CENTER.y + y * length };
}

/** The ring at so many points, as the path of an SVG. */
export const radarRing = (points: number) => closedPath(DIAGONALS.map((_, index) => radarTip(index, points)));

/** The four axes, as the path of an SVG. */
export const radarAxes = () =>
  DIAGONALS.map(
    (_, index) => `M${RADAR_CENTER.x} ${RADAR_CENTER.y}L${spot(radarTip(index, MAX_AREA_POINTS))}`,
  ).join('');

export const closedPath = (points: RadarPoint[]) => `M${points.map(spot).join('L')}Z`;

const spot = ({ x, y }: RadarPoint) => `${x} ${y}`;
