import type { ReactNode } from 'react';
import type { Path } from '../../words/edit';
import { isMoney, words } from '../../words/labels';
import { idOf, useForm } from './context';
import { mayBeNothing, type Schema } from './schema';
import { numberIn, priceIn } from './typed-value';
import { useTyped } from './use-typed';

type FieldProps = { path: Path; schema: Schema; value: unknown; label?: string };

/** One value, with its label, what it is for, and what the check says of it. */
export function Field({ path, schema, value, label, children }: FieldProps & { children?: ReactNode }) {
  const { said } = useForm();
  const id = idOf(path);
  const name = label ?? words(String(path.at(-1)));
  const found = said(path);
  const isWrong = found.some(({ kind }) => kind === 'error');
  // What is said of cents is for files: here they are dollars.
  const help = isMoney(path.at(-1)) ? undefined : schema.description;
  const described = [help && `${id}-help`, found.length > 0 && `${id}-said`].filter(Boolean).join(' ');
  const common = { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': described || undefined };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{name}</label>
        {children}
      </div>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <Control common={common} path={path} schema={schema} value={value} />
      <SaidOf id={`${id}-said`} name={name} found={found} />
    </div>
  );
}

/** What the check says, in its own words. */
export function SaidOf({
  id,
  name,
  found,
}: {
  id: string;
  name: string;
  found: { kind: string; message: string }[];
}) {
  if (found.length === 0) return null;
  return (
    <div id={id}>
      {found.map(({ kind, message }) => (
        <p key={message} className={kind}>
          {name} {message}
        </p>
      ))}
    </div>
  );
}

type ControlProps = Omit<FieldProps, 'label'> & { common: { id: string } };

function Control({ common, path, schema, value }: ControlProps) {
  const { edit } = useForm();
  const set = (next: string | number | boolean | null, was = value) =>
    edit({ do: 'set', path, value: next }, was);
  if (schema.enum)
    return (
      <select
        {...common}
        className="select"
        value={String(value)}
        onChange={(event) => void set(event.target.value)}
      >
        {!schema.enum.includes(value as string) && <option>{String(value)}</option>}
        {schema.enum.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    );
  if (schema.type === 'boolean')
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        onChange={(event) => void set(event.target.checked)}
      />
    );
  return <Typed common={common} path={path} schema={schema} value={value} set={set} />;
}

function Typed({
  common,
  path,
  schema,
  value,
  set,
}: ControlProps & { set: (next: string | number | null, was: unknown) => Promise<boolean> }) {
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const isPrice = isMoney(path.at(-1));
  const read = (text: string) => {
    if (text === '' && mayBeNothing(schema)) return null;
    if (!isNumber) return text;
    return isPrice ? priceIn(text) : numberIn(text);
  };
  const { onChange, ...typed } = useTyped<unknown, string | number | null>(value, {
    ...{ written: (one) => written(one, isPrice), read, send: set },
  });
  if (!isNumber && !schema.format)
    return <textarea {...common} {...typed} rows={1} onChange={(event) => onChange(event.target.value)} />;
  const input = (
    <input
      {...common}
      {...typed}
      className={isNumber ? 'number' : undefined}
      type={schema.format === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return isPrice ? <span className="money">{input}</span> : input;
}

function written(value: unknown, isPrice: boolean): string {
  if (value === null || value === undefined) return '';
  if (isPrice && typeof value === 'number')
    return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
