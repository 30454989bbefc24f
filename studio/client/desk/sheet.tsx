import { useEffect, useRef, useState } from 'react';
import type { DeskName, DeskSheet } from '../../desk/desk';
import { ActionForms } from './action-forms';
import { Cells } from './cells';
import { Confirm, Said } from './confirm';
import { SaveButton } from './save-button';
import { useAction } from './use-action';
import { useAnswer } from '../use-answer';
import { clockNote, written } from './written';

/** What is opened: a row of a table, or all that is stored under an address. */
export type Opened = { table: DeskName; id: string } | { address: string };

type Props = {
  opened: Opened;
  back: { text: string; go: () => void };
  open: (opened: Opened) => void;
  /** Called when something was done here. */
  changed: () => void;
};

/** All that the desk knows of one thing, and what can be done with it. */
export function Sheet({ opened, back, open, changed }: Props) {
  const [version, setVersion] = useState(0);
  const acting = useAction(() => {
    setVersion((before) => before + 1);
    changed();
  });
  const given = useAnswer<DeskSheet>(addressOf(opened), version, bodyOf(opened));
  const sheet = given?.answer;
  return (
    <div className="sheet">
      <button type="button" className="quiet" onClick={back.go}>
        ‹ {back.text}
      </button>
      <Confirm acting={acting} />
      {/* What was refused stands beside the form that began it. */}
      <Said said={acting.said?.isRefused ? null : acting.said} />
      {given?.trouble && <p role="alert">{given.trouble}</p>}
      {!given && <p className="note">One moment …</p>}
      {sheet && (
        <>
          <Heading text={sheet.title} />
          {/* What it was before something was done would say the opposite of what was just told. */}
          <p className="state">{given.isOld ? 'One moment …' : sheet.state}</p>
          <Facts sheet={sheet} />
          <Links sheet={sheet} open={open} />
          <ActionForms actions={sheet.actions} of={subjectOf(opened)} acting={acting} />
          {sheet.parts.map((part) => (
            <Part key={part.title} part={part} zone={sheet.zone} />
          ))}
          <p className="note">{clockNote(sheet.zone)}</p>
        </>
      )}
    </div>
  );
}

const addressOf = (opened: Opened) =>
  'address' in opened
    ? '/api/desk/person'
    : `/api/desk/sheet?table=${opened.table}&id=${encodeURIComponent(opened.id)}`;

const bodyOf = (opened: Opened) =>
  'address' in opened ? JSON.stringify({ address: opened.address }) : undefined;

function subjectOf(opened: Opened) {
  if ('address' in opened) return { address: opened.address };
  return opened.table === 'orders' ? { number: opened.id } : { id: opened.id };
}

/** Has the focus once it is there: what was opened is read from its beginning. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

function Facts({ sheet: { facts, zone } }: { sheet: DeskSheet }) {
  return (
    <dl className="facts">
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ name, kind, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{written(value, kind, zone)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Links({
  sheet: { links, others, files, address },
  open,
}: {
  sheet: DeskSheet;
  open: Props['open'];
}) {
  if (links.length + others.length + files.length === 0 && address === null) return null;
  return (
    <ul className="links">
      {files.map(({ text, file }) => (
        <li key={text}>
          <SaveButton text={text} file={file} />
        </li>
      ))}
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {text} (opens in a new tab)
          </a>
        </li>
      ))}
      {others.map(({ text, table, id }) => (
        <li key={id}>
          <button type="button" className="quiet" onClick={() => open({ table, id })}>
            {text}
          </button>
        </li>
      ))}
      {address !== null && (
        <li>
          <button type="button" className="quiet" onClick={() => open({ address })}>
            All that is stored under {address}
          </button>
        </li>
      )}
    </ul>
  );
}

function Part({ part, zone }: { part: DeskSheet['parts'][number]; zone: string }) {
  const { title, columns, rows } = part;
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <div className="rows" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, kind }) => (
                <th key={name} scope="col" data-kind={kind}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              <tr key={index}>
                <Cells {...{ cells, columns, zone }} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
