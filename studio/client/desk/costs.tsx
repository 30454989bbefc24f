import { useId, useState } from 'react';
import type { Action } from '../../desk/actions';
import type { DeskTable } from '../../desk/desk';
import { Typed } from './action-forms';
import { Confirm, Said } from './confirm';
import { Rows } from './rows';
import { useAction } from './use-action';
import { useAnswer } from '../use-answer';

/** What channels cost: to be typed in, and what was. */
export function Costs({ version, changed }: { version: number; changed: () => void }) {
  const given = useAnswer<DeskTable>('/api/desk?table=costs', version);
  const acting = useAction(changed);
  const { begin, isWorking, said } = acting;
  const id = useId();
  const [month] = useState(() => new Date().toISOString().slice(0, 7));
  const fields = [
    { name: 'channel', label: 'Channel', help: 'As the table names it, such as google/cpc.' },
    { name: 'month', label: 'Month', help: 'Such as 2026-03.', value: month },
    { name: 'amount', label: 'Cost', help: '0 takes away what was typed in.', isMoney: true },
  ];
  return (
    <section className="costs">
      <h3>What a channel cost</h3>
      <Confirm acting={acting} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typed = Object.fromEntries(new FormData(event.currentTarget));
          // The studio checks it: what doesn't fit is refused there.
          begin({ name: 'setCost', ...typed } as Action);
        }}
      >
        {fields.map((field) => (
          <Typed
            key={field.name}
            field={field}
            error={said?.isRefused ? { id, isWrong: false } : undefined}
          />
        ))}
        <Said said={said} id={id} />
        <button className="button button-line button-sm" aria-disabled={isWorking}>
          Note the cost
        </button>
      </form>
      {given?.trouble && <p role="alert">{given.trouble}</p>}
      {given?.answer && <Rows name="Costs" table={given.answer} />}
    </section>
  );
}
