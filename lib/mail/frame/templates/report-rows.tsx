import type { AdviceRow, AnswerGroup, MoveRow } from '@/lib/diagnostic/rules/report-rows';
import type { Linked, RenderedScore } from '@/lib/mail/rules/rendered-mail';
import { COLORS, SANS, SERIF } from './styles';
import { CELL, Entries, TABLE, TextLink } from './rows';

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

/** What was answered, by area, with its number and its rating. */
export function Answers({ groups }: { groups: AnswerGroup[] }) {
  return groups.map(({ id, title, answers }) => (
    <table key={id} className="rule" style={TABLE} cellPadding={0} cellSpacing={0}>
      <thead>
        <tr>
          <th
            colSpan={3}
            className="cell"
            style={{ ...CELL, borderTop: 'none', font: `400 17px/1.3 ${SERIF}` }}
          >
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ number, text, rating, rated }) => (
          <tr key={number}>
            <td className="muted rule tight" style={{ ...CELL, width: 28, color: COLORS.muted }}>
              {number}
            </td>
            <td className="cell rule tight" style={CELL}>
              {text}
            </td>
            <td
              className="cell rule tight side"
              style={{ ...CELL, paddingLeft: 12, fontWeight: rated ? 700 : 400, textAlign: 'right' }}
            >
              {rating.replaceAll(' ', '\u00a0')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}

/** What to do next, numbered, each with its parts; what there is to do has a box to be ticked on paper. */
export function Recommendations({ intro, rows }: { intro: string; rows: Linked<AdviceRow>[] }) {
  return (
    <Entries intro={intro}>
      {rows.map(({ title, href, parts }, index) => (
        <tr key={title}>
          <td className="cell rule" style={{ ...CELL, padding: '16px 0 6px' }}>
            <p style={{ margin: '0 0 8px', font: `400 19px/1.3 ${SERIF}` }}>
              {index + 1}. <RowTitle title={title} href={href} />
            </p>
            {parts.map((part) => (
              <Part key={part.label} {...part} />
            ))}
          </td>
        </tr>
      ))}
    </Entries>
  );
}

function Part({ label, text, tick }: AdviceRow['parts'][number]) {
  return (
    <table style={{ width: '100%', margin: '0 0 10px' }} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        <tr>
          <td style={{ width: 26, padding: '3px 0 0', verticalAlign: 'top' }}>
            {tick && (
              <table cellPadding={0} cellSpacing={0} role="presentation">
                <tbody>
                  <tr>
                    <td
                      className="box"
                      style={{ width: 12, height: 12, border: `2px solid ${COLORS.ink}`, fontSize: 1 }}
                    >
                      &nbsp;
                    </td>
                  </tr>
                </tbody>
              </table>
            )}
          </td>
          <td className="cell" style={{ color: COLORS.ink, font: `400 15px/1.5 ${SANS}`, textAlign: 'left' }}>
            <b className="link" style={{ color: COLORS.brassDeep }}>
              {label}:
            </b>{' '}
            {text}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const RowTitle = ({ title, href }: Linked<{ title: string }>) =>
  href ? <TextLink href={href}>{title}</TextLink> : title;

/** The steps worth one point each. */
export function Moves({ intro, rows }: { intro: string; rows: Linked<MoveRow>[] }) {
  return (
    <Entries intro={intro}>
      {rows.map(({ title, href, line, step }) => (
        <tr key={`${title} ${line}`}>
          <td className="cell rule" style={{ ...CELL, padding: '12px 0' }}>
            <b>
              <RowTitle title={title} href={href} />
            </b>
            <br />
            <span className="muted" style={{ color: COLORS.muted }}>
              {line}
            </span>{' '}
            {step}
          </td>
        </tr>
      ))}
    </Entries>
  );
}
