import type { AreaRow, RenderedScore, ListedAdvice } from '@/lib/mail/rules/rendered-mail';
import { COLORS, SANS, SERIF, TEXT } from './styles';
import { CELL, TABLE } from './rows';

/** The one big number of a report, and what it is called. */
export function Score({ label, percent, rating }: { label: string } & RenderedScore) {
  return (
    <table style={{ width: '100%', margin: '0 0 18px' }} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        <tr>
          <td
            className="cell"
            style={{
              padding: '0 18px 0 0',
              color: COLORS.ink,
              font: `400 56px/1 ${SERIF}`,
            }}
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

/** The four areas: points, percent and badge of each. */
export function Areas({ columns, rows }: { columns: AreaRow; rows: AreaRow[] }) {
  const side = { paddingLeft: 12 };
  const head = { ...CELL, color: COLORS.muted, borderTop: 'none', fontSize: 13 };
  return (
    <table className="rule" style={TABLE} cellPadding={0} cellSpacing={0}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={index === 0 ? 'muted tight' : 'muted tight side'}
              style={index === 0 ? head : { ...head, ...side }}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([area, ...values]) => (
          <tr key={area}>
            <th scope="row" className="cell rule tight" style={{ ...CELL, fontWeight: 700 }}>
              {area}
            </th>
            {values.map((value, index) => (
              <td key={index} className="cell rule tight side" style={{ ...CELL, ...side }}>
                {/* Points stay in one line: Outlook knows no nowrap. */}
                {index === 0 ? value.replaceAll(' ', '\u00a0') : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What to do next, numbered, each with the answer that led to it. */
export function Recommendations({
  because,
  recommendations,
}: {
  because: string;
  recommendations: ListedAdvice[];
}) {
  return (
    <table className="rule" style={TABLE} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        {recommendations.map(({ title, body, why }, index) => (
          <tr key={title}>
            <td className="cell rule" style={{ ...CELL, padding: '16px 0' }}>
              <p style={{ margin: '0 0 6px', font: `400 19px/1.3 ${SERIF}` }}>
                {index + 1}. {title}
              </p>
              <p style={{ margin: '0 0 8px' }}>{body}</p>
              <p className="muted" style={{ margin: 0, color: COLORS.muted, fontSize: 14 }}>
                <b>{because}:</b> {why}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function List({ items }: { items: string[] }) {
  return (
    <ul style={{ margin: '0 0 16px', padding: '0 0 0 20px' }}>
      {items.map((item) => (
        <li key={item} className="ink" style={{ ...TEXT, margin: '0 0 6px' }}>
          {item}
        </li>
      ))}
    </ul>
  );
}
