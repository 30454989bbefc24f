import { Link } from '@react-email/link';
import { Fragment, type ReactNode } from 'react';
import type { FileGroup, ListedOrder } from '@/lib/mail/rules/rendered-mail';
import { COLORS, sans, serif, TEXT } from './styles';

const CELL = {
  padding: '9px 0',
  borderTop: `1px solid ${COLORS.line}`,
  color: COLORS.ink,
  font: sans('15px/1.45'),
  textAlign: 'left' as const,
  verticalAlign: 'top' as const,
};

const LABEL = { ...CELL, width: '34%', paddingRight: 14, color: COLORS.muted };
const TOOL = { ...CELL, paddingTop: 18, fontWeight: 700 };
const TABLE = {
  width: '100%',
  margin: '0 0 24px',
  borderCollapse: 'collapse' as const,
  borderBottom: `1px solid ${COLORS.line}`,
};

/** Label and value, as the title block of a drawing. */
export function Facts({ rows }: { rows: [string, string][] }) {
  return (
    <table className="rule" style={TABLE} cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="muted rule" style={LABEL}>
              {label}
            </th>
            <td className="cell rule" style={CELL}>
              {value.split('\n').map((line, index) => (
                <Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Files({ columns, groups }: { columns: [string, string]; groups: FileGroup[] }) {
  const [name, size] = columns;
  const number = { width: 84, paddingLeft: 14, textAlign: 'right' as const };
  const head = { ...CELL, color: COLORS.muted, borderTop: 'none', fontSize: 13 };
  return (
    <table className="rule" style={TABLE} cellPadding={0} cellSpacing={0}>
      <thead>
        <tr>
          <th scope="col" className="muted" style={head}>
            {name}
          </th>
          <th scope="col" className="muted" style={{ ...head, ...number }}>
            {size}
          </th>
        </tr>
      </thead>
      {groups.map(({ tool, rows }) => (
        <tbody key={tool}>
          {tool && (
            <tr>
              <th scope="rowgroup" colSpan={2} className="cell rule" style={TOOL}>
                {tool}
              </th>
            </tr>
          )}
          {rows.map(([file, bytes]) => (
            <tr key={file}>
              <td className="cell rule" style={{ ...CELL, wordBreak: 'break-word' }}>
                {file}
              </td>
              <td className="cell rule" style={{ ...CELL, ...number }}>
                {/* Outlook knows no nowrap. */}
                {bytes.replaceAll(' ', '\u00a0')}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

export function Orders({ link, orders }: { link: string; orders: ListedOrder[] }) {
  return (
    <table className="rule" style={TABLE} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        {orders.map(({ title, date, status, href }) => (
          <tr key={href}>
            <td className="cell rule" style={{ ...CELL, padding: '16px 0' }}>
              <span style={{ font: serif('18px/1.3') }}>{title}</span>
              <br />
              <Muted>
                {date}, {status}
              </Muted>
              <br />
              <TextLink href={href}>{link}</TextLink>
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

const LINK = { color: COLORS.brassDeep, fontWeight: 700, textDecoration: 'underline' };

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={LINK}>
      {children}
    </Link>
  );
}

export function Muted({ font, children }: { font?: string; children: ReactNode }) {
  return (
    <span className="muted" style={{ color: COLORS.muted, font }}>
      {children}
    </span>
  );
}

/** A table that only places things: mail programs know no other way. */
export function Grid({ margin, children }: { margin?: string; children: ReactNode }) {
  return (
    <table style={{ width: '100%', margin }} cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>{children}</tbody>
    </table>
  );
}
