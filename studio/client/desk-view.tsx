import { useEffect, useState } from 'react';
import { DESK_TABLES, type DeskName, type DeskTable } from '../desk/desk';
import { ask, Refused } from './api';
import { Rows } from './rows';

type Shown = { name: DeskName; table?: DeskTable; trouble?: string };

/** Who came, what was sold, what waits: to look at. What changes something is a command. */
export function DeskView() {
  const [name, setName] = useState<DeskName>('leads');
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let isLate = false;
    ask<DeskTable>(`/api/desk?table=${name}`).then(
      (table) => isLate || setShown({ name, table }),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        if (!isLate) setShown({ name, trouble: error.message });
      },
    );
    return () => {
      isLate = true;
    };
  }, [name]);
  const now = shown?.name === name ? shown : null;
  return (
    <>
      <nav className="files desk-menu" aria-label="Desk">
        <ul>
          {(Object.keys(DESK_TABLES) as DeskName[]).map((one) => (
            <li key={one}>
              <button type="button" aria-current={one === name || undefined} onClick={() => setName(one)}>
                {DESK_TABLES[one]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <main className="desk">
        <h2>{DESK_TABLES[name]}</h2>
        {now?.trouble && <p role="alert">{now.trouble}</p>}
        {now?.table && EXPORTED.includes(name) && (
          <button type="button" className="quiet" onClick={() => void saveCsv(name)}>
            Save all as CSV
          </button>
        )}
        {now?.table && <Rows key={name} name={DESK_TABLES[name]} table={now.table} />}
        {!now && <p className="note">One moment …</p>}
      </main>
    </>
  );
}

/** What the commands export, too. */
const EXPORTED: readonly DeskName[] = ['leads', 'orders'];

async function saveCsv(name: DeskName): Promise<void> {
  const text = await ask<string>(`/api/desk/csv?table=${name}`);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
