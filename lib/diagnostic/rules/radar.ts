import { AREA_IDS } from './questionnaire';
import { MAX_AREA_POINTS } from './score';

/** The radar of a report is drawn on a square of so many units. The center lies on the plumb line of the page. */
export const RADAR_SIZE = 340;
export const RADAR_CENTER = { x: 170, y: 160 };
/** Points at which a ring is drawn. */
export const RADAR_RINGS = [0.25, 0.5, 0.75, 1].map((part) => part * MAX_AREA_POINTS);

/** How far the widest axis reaches to either side of the cord. */
const REACH = 96;
/** A zero is drawn a little off the centre, so that the shape never vanishes. */
const ZERO = 5;

/**
 * An axis for each area, clockwise, none of them straight up: so the cord can hang down to the centre. Of four they are
 * diagonals. The widest one is 1 to the side; six decimals, so that a diagonal is a diagonal.
 */
const AXES = AREA_IDS.map((_, index) => {
  const angle = (2 * Math.PI * (index + 0.5)) / AREA_IDS.length;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}).map(({ x, y }, _, axes) => {
  const widest = Math.max(...axes.map((axis) => Math.abs(axis.x)));
  return { x: rounded(x / widest), y: rounded(y / widest) };
});

type RadarPoint = { x: number; y: number };

/** Where the mark of the area at this place in the form lies, for its points (0 to 12). */
export function radarTip(index: number, points: number): RadarPoint {
  const { x, y } = AXES[index]!;
  const length = ZERO + ((REACH - ZERO) * points) / MAX_AREA_POINTS;
  return { x: RADAR_CENTER.x + x * length, y: RADAR_CENTER.y + y * length };
}

/** Where the name of that area stands: above or below the end of its axis, and beside it where that lies on the cord. */
export function radarLabel(index: number): RadarPoint & { anchor: 'middle' | 'start' } {
  const { x, y } = radarTip(index, MAX_AREA_POINTS);
  if (x === RADAR_CENTER.x) return { x: x + 12, y, anchor: 'start' };
  return { x, y: y < RADAR_CENTER.y ? y - 12 : y + 24, anchor: 'middle' };
}

/** The ring at so many points, as the path of an SVG. */
export const radarRing = (points: number) => closedPath(AXES.map((_, index) => radarTip(index, points)));

/** All axes, as the path of an SVG. */
export const radarAxes = () =>
  AXES.map(
    (_, index) => `M${RADAR_CENTER.x} ${RADAR_CENTER.y}L${spot(radarTip(index, MAX_AREA_POINTS))}`,
  ).join('');

export const closedPath = (points: RadarPoint[]) => `M${points.map(spot).join('L')}Z`;

const spot = ({ x, y }: RadarPoint) => `${x} ${y}`;

function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6;
}
