import type { RenderedScore } from '@/lib/mail/rules/rendered-mail';
import { COLORS, SANS, SERIF } from './styles';

/** The one big number of a report, and what it is called. */
export function Score({ label, percent, rating }: { label: string } & RenderedScore) {
  return (
    <table style={{ width: '100%', margin: '0 0 18px' }} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        <tr>
          <td
            className="cell"
            style={{ padding: '0 18px 0 0', color: COLORS.ink, font: `400 56px/1 ${SERIF}` }}
          >
            {percent}%
          </td>
          <td style={{ width: '100%', textAlign: 'left', verticalAlign: 'bottom' }}>
            <span className="ink" style={{ color: COLORS.ink, font: `400 24px/1.3 ${SERIF}` }}>
              {rating}
            </span>
            <br />
            <span className="muted" style={{ color: COLORS.muted, font: `400 14px/1.4 ${SANS}` }}>
              {label}
            </span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
