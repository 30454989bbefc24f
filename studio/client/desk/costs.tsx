import { useState } from 'react';
import type { Act } from '../../desk/acts';
import type { DeskTable } from '../../desk/desk';
import { Typed } from './act-forms';
import { Said } from './confirm';
import { Rows } from './rows';
import { useAct } from './use-act';
import { useAnswer } from './use-answer';

/** What channels cost: to be typed in, and what was. */
export function Costs({ version, changed }: { version: number; changed: () => void }) {
  const given = useAnswer<DeskTable>('/api/desk?table=costs', version);
  const { begin, isWorking, said } = useAct(changed);
  const [month] = useState(() => new Date().toISOString().slice(0, 7));
  return (
    <section className="costs">
      <h3>What a channel cost</h3>
      <Said said={said} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = Object.fromEntries(new FormData(event.currentTarget));
          // The studio checks it: what doesn't fit is refused there.
          begin({ name: 'setCost', ...typed } as Act);
        }}
      >
        <Typed
          field={{ name: 'channel', label: 'Channel', help: 'As the table names it, such as google/cpc.' }}
        />
        <Typed field={{ name: 'month', label: 'Month', help: 'Such as 2026-03.', value: month }} />
        <Typed
          field={{ name: 'amount', label: 'Cost', help: '0 takes away what was typed in.', isMoney: true }}
        />
        <button className="button button-line button-sm" aria-disabled={isWorking}>
          Note the cost
        </button>
      </form>
      {given?.trouble && <p role="alert">{given.trouble}</p>}
      {given?.answer && <Rows name="Costs" table={given.answer} />}
    </section>
  );
}
