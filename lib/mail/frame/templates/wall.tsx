import { PALETTE } from '@/lib/kernel/palette';
import type { AreaRow } from '@/lib/diagnostic/rules/report-rows';
import { Grid, Muted } from './rows';
import { COLORS, sans, serif } from './styles';

const UNDERLINES: Record<AreaRow['colour'], string> = {
  green: PALETTE.good,
  yellow: PALETTE.fair,
  red: PALETTE.poor,
};
const CORD = { width: 8, borderLeft: `2px solid ${COLORS.brass}`, fontSize: 1 };
const BOB = { padding: '0 2px 0 0', color: COLORS.brass, font: sans('16px/1'), textAlign: 'right' } as const;
const NAME = { color: COLORS.ink, font: sans('15px/1.4'), textAlign: 'left' } as const;

/** The areas as courses of stone beside the cord. */
export function Wall({ rows }: { rows: AreaRow[] }) {
  return (
    <Grid margin="0 0 24px">
      {rows.map((row) => (
        <Course key={row.id} row={row} />
      ))}
      <tr>
        <td colSpan={2} style={BOB} aria-hidden="true">
          ▼
        </td>
        <td />
      </tr>
    </Grid>
  );
}

/** The name and, under it, the stone; the cord passes both, and what is missing stands right of it. */
function Course({ row: { title, percent, verdict, missing, colour } }: { row: AreaRow }) {
  const borderBottom = `3px solid ${UNDERLINES[colour]}`;
  return (
    <>
      <tr>
        <td className="cell" style={{ ...NAME, padding: '12px 8px 5px 0' }}>
          <b>{title}</b>, {verdict}
        </td>
        <td style={CORD} />
        <td style={{ width: 96 }} />
      </tr>
      <tr>
        <td style={{ padding: '0 0 6px' }}>
          <Stone percent={percent} />
        </td>
        <td style={CORD} />
        <td style={{ width: 96, padding: '0 0 6px 4px', verticalAlign: 'middle' }}>
          <span className="ink" style={{ color: COLORS.ink, font: serif('21px/1.15'), borderBottom }}>
            {percent}%
          </span>
          {missing !== null && (
            <>
              <br />
              <Muted font={sans('13px/1.6')}>{missing.replaceAll(' ', '\u00a0')}</Muted>
            </>
          )}
        </td>
      </tr>
    </>
  );
}

function Stone({ percent }: { percent: number }) {
  const edge = `2px solid ${COLORS.ink}`;
  const stone = { height: 30, border: edge, backgroundColor: COLORS.paper, fontSize: 1 };
  const box = { height: 30, borderLeft: percent > 0 ? 'none' : edge, verticalAlign: 'middle' };
  return (
    <Grid>
      <tr>
        {percent > 0 && (
          <td className="stone" style={{ ...stone, width: `${percent}%` }}>
            &nbsp;
          </td>
        )}
        {percent < 100 && (
          <td className="box" style={box}>
            <div style={{ borderTop: `1px dashed ${PALETTE.control}`, fontSize: 1, lineHeight: '1px' }}>
              &nbsp;
            </div>
          </td>
        )}
      </tr>
    </Grid>
  );
}
