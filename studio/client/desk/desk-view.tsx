import { useEffect, useRef, useState } from 'react';
import { DESK_TABLES, type DeskName } from '../../desk/desk';
import { DataRequests } from './data-requests';
import { type Opened, Sheet } from './sheet';
import { TableView } from './table-view';

// Costs are shown below channels, and statements below the funnel: neither has an entry in the menu.
const { costs: _costs, statements: _statements, ...TABLES } = DESK_TABLES;
/** In the order of the menu. */
const MENU = { ...TABLES, people: 'Data requests', log: 'Log' } as const;
type View = keyof typeof MENU;

/** Who came, what was sold, what waits, and what can be done about it. */
export function DeskView() {
  const [view, setView] = useState<View>('leads');
  const [stack, setStack] = useState<Opened[]>([]);
  const [version, setVersion] = useState(0);
  const opener = useRef<Element | null>(null);
  const opened = stack.at(-1);
  const changed = () => setVersion((before) => before + 1);

  const open = (one: Opened) => {
    if (stack.length === 0) opener.current = document.activeElement;
    setStack([...stack, one]);
  };
  // Back in the table, the row that was opened has the focus again.
  useEffect(() => {
    if (stack.length === 0 && opener.current instanceof HTMLElement) opener.current.focus();
  }, [stack.length]);

  return (
    <>
      <nav className="files desk-menu" aria-label="Desk">
        <ul>
          {(Object.keys(MENU) as View[]).map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-current={one === view || undefined}
                onClick={() => {
                  opener.current = null;
                  setStack([]);
                  setView(one);
                  changed();
                }}
              >
                {MENU[one]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <main className="desk">
        {/* It stays as it is: search, choices and order are there again on the way back. */}
        <div hidden={opened !== undefined}>
          {view === 'people' ? (
            <DataRequests open={open} />
          ) : (
            <TableView
              key={view}
              name={view}
              title={MENU[view]}
              version={version}
              open={(table: DeskName, id: string) => open({ table, id })}
              changed={changed}
            />
          )}
        </div>
        {opened && (
          <Sheet
            key={JSON.stringify(opened)}
            opened={opened}
            back={{
              text: stack.length > 1 ? 'Back' : MENU[view],
              go: () => setStack(stack.slice(0, -1)),
            }}
            open={open}
            changed={changed}
          />
        )}
      </main>
    </>
  );
}
