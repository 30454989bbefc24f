import { type FormEvent, useId } from 'react';
import type { Action, ActionName } from '../../desk/actions';
import { Said } from './confirm';
import type { Acting } from './use-action';

type Field = { name: string; label: string; help?: string; isMoney?: boolean; type?: string };

/** What the actions of a sheet are called, and what has to be typed for them. */
const FORMS: Partial<Record<ActionName, { text: string; fields: Field[] }>> = {
  resend: { text: 'Send the receipt again', fields: [] },
  correctEmail: {
    text: 'Correct the address',
    fields: [{ name: 'address', label: 'The right address', type: 'email' }],
  },
  release: {
    text: 'Release the order',
    fields: [{ name: 'reason', label: 'Why', help: 'It is kept with the order, and only you see it.' }],
  },
  refund: {
    text: 'Refund',
    fields: [
      { name: 'amount', label: 'Amount', help: 'Empty: all that is left.', isMoney: true },
      { name: 'reason', label: 'Why', help: 'It is kept with the order, and only you see it.' },
    ],
  },
  retryMail: { text: 'Queue it again', fields: [] },
  erase: { text: 'Delete everything', fields: [] },
};

type Props = {
  actions: ActionName[];
  /** What is acted on, as the call to the studio names it. */
  of: { number: string } | { id: string } | { address: string };
  acting: Acting;
};

/** A button for each action, and a form where something has to be typed. */
export function ActionForms({ actions, of, acting }: Props) {
  if (actions.length === 0) return null;
  return (
    <section className="desk-actions" aria-label="What you can do">
      {actions.map((name) => (
        <ActionForm key={name} name={name} of={of} acting={acting} />
      ))}
    </section>
  );
}

function ActionForm({ name, of, acting }: Omit<Props, 'actions'> & { name: ActionName }) {
  const { begin, isWorking, said } = acting;
  const id = useId();
  const form = FORMS[name];
  if (!form) return null;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    // The studio checks it: what doesn't fit is refused there.
    begin({ name, ...of, ...typed } as Action);
  };
  const button = (
    <button className="button button-line button-sm" aria-disabled={isWorking}>
      {form.text}
      {form.fields.length > 0 && ' …'}
    </button>
  );
  const refused = said?.isRefused && said.action.name === name ? said : null;
  const why = <Said said={refused} id={id} />;
  if (form.fields.length === 0)
    return (
      <form onSubmit={send}>
        {why}
        {button}
      </form>
    );
  return (
    <details className="desk-action">
      <summary>{form.text}</summary>
      <form onSubmit={send}>
        {form.fields.map((field, at) => (
          // Only the first can be wrong: why it is done may be anything.
          <Typed
            key={field.name}
            field={field}
            error={refused && at === 0 ? { id, isWrong: refused.isTyped === true } : undefined}
          />
        ))}
        {why}
        {button}
      </form>
    </details>
  );
}

type TypedProps = {
  field: Field & { value?: string };
  /** The id of what says why the form was refused, and whether it was for this field. */
  error?: { id: string; isWrong: boolean };
};

/** A field of such a form. */
export function Typed({ field, error }: TypedProps) {
  const id = useId();
  const described = [field.help && `${id}-help`, error?.id].filter(Boolean).join(' ');
  const input = (
    <input
      {...{ id, name: field.name, type: field.type ?? 'text', defaultValue: field.value }}
      autoComplete="off"
      className={field.isMoney ? 'number' : undefined}
      inputMode={field.isMoney ? 'decimal' : undefined}
      aria-describedby={described || undefined}
      aria-invalid={error?.isWrong || undefined}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{field.label}</label>
      {field.help && (
        <p className="help" id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {field.isMoney ? <div className="money">{input}</div> : input}
    </div>
  );
}
