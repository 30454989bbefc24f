import { Circle, Path, Svg, Text } from '@react-pdf/renderer';
import {
  closedPath,
  RADAR_CENTER,
  RADAR_RINGS,
  RADAR_SIZE,
  radarAxes,
  radarLabel,
  radarRing,
  radarTip,
} from '@/lib/diagnostic/rules/radar';
import type { ReportSheet } from '@/lib/diagnostic/rules/report-sheet';
import { DISPLAY } from './fonts';
import { COLORS } from './styles';

/** Room beside the square, so that the names of the areas fit. */
const MARGIN = 34;

/** The areas on one chart that hangs from the cord, as on the results page. */
export function Radar({ radar }: Pick<ReportSheet, 'radar'>) {
  const tips = radar.map(({ points }, index) => radarTip(index, points));
  const width = RADAR_SIZE + 2 * MARGIN;
  return (
    <Svg viewBox={`${-MARGIN} 20 ${width} 290`} style={{ width: 220, height: (220 * 290) / width }}>
      {RADAR_RINGS.map((points) => (
        <Path key={points} d={radarRing(points)} stroke={COLORS.cord} strokeWidth={1} fill="none" />
      ))}
      <Path d={radarAxes()} stroke={COLORS.cord} strokeWidth={1} />
      <Path d={`M${RADAR_CENTER.x} 20V296`} stroke={COLORS.brass} strokeWidth={2.5} />
      <Path
        d={closedPath(tips)}
        stroke={COLORS.blueprint}
        strokeWidth={2}
        fill={COLORS.blueprint}
        fillOpacity={0.15}
      />
      {tips.map(({ x, y }, index) => (
        <Circle key={index} cx={x} cy={y} r={4} fill={COLORS.blueprint} />
      ))}
      {radar.map(({ short, points }, index) => {
        const { x, y, anchor } = radarLabel(index);
        return (
          <Text key={short} x={x} y={y} textAnchor={anchor} style={{ fontFamily: DISPLAY, fontSize: 16 }}>
            {`${short} ${points}`}
          </Text>
        );
      })}
    </Svg>
  );
}
