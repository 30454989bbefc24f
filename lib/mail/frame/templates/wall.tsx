import { PALETTE } from '@/components/ui/palette';
import type { AreaRow } from '@/lib/diagnostic/rules/report-rows';
import { COLORS, SANS, SERIF } from './styles';

const UNDERLINES: Record<AreaRow['colour'], string> = {
  green: PALETTE.good,
  yellow: PALETTE.fair,
  red: PALETTE.poor,
};
const CORD = `2px solid ${COLORS.brass}`;

/** The areas as courses of stone beside the cord: tables, since mail programs know no other way to draw. */
export function Wall({ rows }: { rows: AreaRow[] }) {
  return (
    <table style={{ width: '100%', margin: '0 0 24px' }} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        {rows.map((row) => (
          <Course key={row.id} row={row} />
        ))}
        <tr>
          <td
            colSpan={2}
            style={{
              padding: '0 2px 0 0',
              color: COLORS.brass,
              font: `400 16px/1 ${SANS}`,
              textAlign: 'right',
            }}
            aria-hidden="true"
          >
            ▼
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

/** The name and, under it, the stone; the cord passes both, and what is missing stands right of it. */
function Course({ row: { title, percent, verdict, missing, colour } }: { row: AreaRow }) {
  const line = { color: COLORS.ink, font: `400 15px/1.4 ${SANS}`, textAlign: 'left' as const };
  return (
    <>
      <tr>
        <td className="cell" style={{ ...line, padding: '12px 8px 5px 0' }}>
          <b>{title}</b>, {verdict}
        </td>
        <td style={{ width: 8, borderLeft: CORD, fontSize: 1 }} />
        <td style={{ width: 96 }} />
      </tr>
      <tr>
        <td style={{ padding: '0 0 6px' }}>
          <Stone percent={percent} />
        </td>
        <td style={{ width: 8, borderLeft: CORD, fontSize: 1 }} />
        <td style={{ width: 96, padding: '0 0 6px 4px', verticalAlign: 'middle' }}>
          <span
            className="ink"
            style={{
              color: COLORS.ink,
              font: `400 21px/1.15 ${SERIF}`,
              borderBottom: `3px solid ${UNDERLINES[colour]}`,
            }}
          >
            {percent}%
          </span>
          {missing !== null && (
            <>
              <br />
              <span className="muted" style={{ color: COLORS.muted, font: `400 13px/1.6 ${SANS}` }}>
                {missing.replaceAll(' ', '\u00a0')}
              </span>
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
  return (
    <table style={{ width: '100%' }} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        <tr>
          {percent > 0 && (
            <td className="stone" style={{ ...stone, width: `${percent}%` }}>
              &nbsp;
            </td>
          )}
          {percent < 100 && (
            <td
              className="box"
              style={{ height: 30, borderLeft: percent > 0 ? 'none' : edge, verticalAlign: 'middle' }}
            >
              <div style={{ borderTop: `1px dashed ${PALETTE.control}`, fontSize: 1, lineHeight: '1px' }}>
                &nbsp;
              </div>
            </td>
          )}
        </tr>
      </tbody>
    </table>
  );
}
