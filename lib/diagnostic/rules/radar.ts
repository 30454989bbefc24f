import { AREA_IDS, AREAS, STATEMENT_IDS } from './questionnaire';
import { MAX_RATING } from './score';

/**
 * The radar of a report: a spoke for each statement, hung from the cord of the page, which runs through its
 * center.
 */
export const RADAR = { width: 364, height: 264, center: { x: 182, y: 132 } };
/** Ratings at which a ring is drawn, the outer one last. */
export const RADAR_RINGS = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

/** How long a spoke of the highest rating is. */
const REACH = 104;
/** A zero is drawn a little off the center, so that the shape never vanishes. */
const ZERO = 5;

type RadarPoint = { x: number; y: number };

/** The point so far from the center, in the direction of a share of the circle, clockwise from the top. */
function pointAt(turn: number, distance: number): RadarPoint {
  const angle = 2 * Math.PI * turn;
  return {
    x: rounded(RADAR.center.x + Math.sin(angle) * distance),
    y: rounded(RADAR.center.y - Math.cos(angle) * distance),
  };
}

/** None points straight up or down, where the cord hangs. */
const turnOf = (spoke: number) => (spoke + 0.5) / STATEMENT_IDS.length;

/** How far from the center so many points are. */
export const radarRadius = (points: number) => ZERO + ((REACH - ZERO) * points) / MAX_RATING;

const tipOf = (spoke: number, points: number) => pointAt(turnOf(spoke), radarRadius(points));

type Answer = { number: number; points: number; rated: boolean };

/**
 * Where the mark of each answer lies, and the middle of its number at the end of its spoke; and the shape
 * that the marks bound, as the path of an SVG.
 * @param groups the answers of each area, in the order of the form
 */
export function radarMarks(groups: { answers: Answer[] }[]) {
  const marks = groups
    .flatMap(({ answers }) => answers)
    .map(({ number, points, rated }, spoke) => {
      return { number, rated, tip: tipOf(spoke, points), label: pointAt(turnOf(spoke), REACH + 14) };
    });
  return { marks, shape: `M${marks.map(({ tip }) => spot(tip)).join('L')}Z` };
}

/**
 * Where the name of an area stands: outside of the middle of its spokes, and beside the cord where that lies
 * on it.
 */
export function radarName(area: number): RadarPoint & { anchor: 'start' | 'end' } {
  const before = AREA_IDS.slice(0, area).reduce((count, id) => count + AREAS[id].length, 0);
  const middle = before + (AREAS[AREA_IDS[area]!].length - 1) / 2;
  const { x, y } = pointAt(turnOf(middle), REACH + 32);
  const onCord = x === RADAR.center.x;
  return { x: onCord ? x + 12 : x, y, anchor: x < RADAR.center.x ? 'end' : 'start' };
}

/** All spokes, as the path of an SVG. */
export const radarSpokes = () =>
  STATEMENT_IDS.map((_, spoke) => `M${spot(RADAR.center)}L${spot(tipOf(spoke, MAX_RATING))}`).join('');

const spot = ({ x, y }: RadarPoint) => `${x} ${y}`;

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
