import { AREA_IDS, AREAS, STATEMENT_IDS } from './questionnaire';
import { MAX_RATING } from './score';

/** The report's radar, with a spoke for each statement. The page's cord runs through its center. */
export const RADAR = { width: 364, height: 264, center: { x: 182, y: 132 } };
export const RADAR_RINGS = Array.from({ length: MAX_RATING + 1 }, (_, points) => points);

const REACH = 104;
/** As far off the center as from one ring to the next, so that low answers stay apart. */
const ZERO = 26;

type RadarPoint = { x: number; y: number };

/** @param turn a share of the circle, clockwise from the top */
function pointAt(turn: number, distance: number): RadarPoint {
  const angle = 2 * Math.PI * turn;
  return {
    x: rounded(RADAR.center.x + Math.sin(angle) * distance),
    y: rounded(RADAR.center.y - Math.cos(angle) * distance),
  };
}

/** No spoke points straight up or down, where the cord is. */
const turnOf = (spoke: number) => (spoke + 0.5) / STATEMENT_IDS.length;

export const radarRadius = (points: number) => ZERO + ((REACH - ZERO) * points) / MAX_RATING;

const tipOf = (spoke: number, points: number) => pointAt(turnOf(spoke), radarRadius(points));

type Answer = { number: number; points: number; rated: boolean };

/** Where marks and numbers are, and the shape between the marks as an SVG path. */
export function radarMarks(groups: { answers: Answer[] }[]) {
  const marks = groups
    .flatMap(({ answers }) => answers)
    .map(({ number, points, rated }, spoke) => {
      return { number, rated, tip: tipOf(spoke, points), label: pointAt(turnOf(spoke), REACH + 14) };
    });
  return { marks, shape: `M${marks.map(({ tip }) => spot(tip)).join('L')}Z` };
}

/** Outside the middle of the area's spokes, and beside the cord. */
export function radarName(area: number): RadarPoint & { anchor: 'start' | 'end' } {
  const before = AREA_IDS.slice(0, area).reduce((count, id) => count + AREAS[id].length, 0);
  const middle = before + (AREAS[AREA_IDS[area]!].length - 1) / 2;
  const { x, y } = pointAt(turnOf(middle), REACH + 32);
  const onCord = x === RADAR.center.x;
  return { x: onCord ? x + 12 : x, y, anchor: x < RADAR.center.x ? 'end' : 'start' };
}

export const radarSpokes = () =>
  STATEMENT_IDS.map((_, spoke) => `M${spot(RADAR.center)}L${spot(tipOf(spoke, MAX_RATING))}`).join('');

const spot = ({ x, y }: RadarPoint) => `${x} ${y}`;

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
