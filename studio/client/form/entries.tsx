import { useRef, useState, type KeyboardEvent } from 'react';
import { formatPath } from '@/lib/content/issue';
import type { Path } from '../../words/edit';
import { nameOf } from '../../words/labels';
import { filePlaceAt } from '../../words/places';
import { ChooseFile } from './choose-file';
import { useForm } from './context';
import { Field } from './field';
import { Keys } from './part';
import { blank, groupOf, schemaAt, schemaOf, type Schema } from './schema';

/**
 * A list. Its entries go up and down by buttons, by Alt with an arrow from any field in them, or drawn by
 * their handle.
 */
export function Entries({ path, schema, value }: { path: Path; schema: Schema; value: unknown[] }) {
  const { edit, file } = useForm();
  const place = filePlaceAt(file, formatPath(path));
  const list = useRef<HTMLOListElement>(null);
  const [drawn, setDrawn] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const { minItems = 0, maxItems = Infinity } = schema;
  const isFixed = Array.isArray(schema.items);

  /** The same control of the entry in its new place gets the focus. */
  async function move(from: number, to: number): Promise<void> {
    if (to < 0 || to >= value.length || isFixed) return;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const control = focused?.getAttribute('data-does');
    // What was typed there is sent first, while the entry still has its number.
    focused?.blur();
    if (!(await edit({ do: 'move', path, from, to }))) return;
    const entry = list.current?.children[to];
    const same = control && entry?.querySelector<HTMLElement>(`[data-does='${control}']:not(:disabled)`);
    (same || entry?.querySelector<HTMLElement>('button:not(:disabled), textarea, input'))?.focus();
  }

  const moveByKey = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void move(index, index + by);
  };

  return (
    <>
      <ol className="entries" ref={list}>
        {value.map((entry, index) => (
          <li
            key={index}
            className={
              drawn !== null && over === index ? (index < drawn ? 'lands-above' : 'lands-below') : undefined
            }
            onKeyDown={(event) => moveByKey(event, index)}
            onDragOver={(event) => {
              if (drawn === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              if (drawn === null) return;
              event.preventDefault();
              void move(drawn, index);
            }}
          >
            <Entry
              {...{ path: [...path, index], schema: schemaAt(schema, index), value: entry, index }}
              buttons={
                !isFixed && (
                  <span className="entry-buttons" role="group" aria-label={`Entry ${index + 1}`}>
                    <span
                      className="handle"
                      draggable
                      aria-hidden="true"
                      onDragStart={() => setDrawn(index)}
                      onDragEnd={() => {
                        setDrawn(null);
                        setOver(null);
                      }}
                    >
                      ⋮
                    </span>
                    <button
                      type="button"
                      data-does="up"
                      disabled={index === 0}
                      onClick={() => void move(index, index - 1)}
                    >
                      <span aria-hidden="true">↑</span>
                      <span className="unseen">Move up</span>
                    </button>
                    <button
                      type="button"
                      data-does="down"
                      disabled={index === value.length - 1}
                      onClick={() => void move(index, index + 1)}
                    >
                      <span aria-hidden="true">↓</span>
                      <span className="unseen">Move down</span>
                    </button>
                    <TakeOut path={[...path, index]} disabled={value.length <= minItems} />
                  </span>
                )
              }
            />
          </li>
        ))}
      </ol>
      {place && <ChooseFile path={path} place={place} value={undefined} label="Add a file" />}
      {!place && !isFixed && value.length < maxItems && (
        <button
          type="button"
          className="quiet"
          onClick={() =>
            void edit({ do: 'add', path, at: value.length, value: blank(schemaAt(schema, value.length)) })
          }
        >
          Add an entry
        </button>
      )}
    </>
  );
}

export function TakeOut({ path, disabled }: { path: Path; disabled?: boolean }) {
  const { edit } = useForm();
  return (
    <button type="button" disabled={disabled} onClick={() => void edit({ do: 'remove', path })}>
      <span aria-hidden="true">×</span>
      <span className="unseen">Take out</span>
    </button>
  );
}

type EntryProps = { path: Path; schema: Schema; value: unknown; index: number; buttons: React.ReactNode };

/** One entry: its form, or its only field. */
export function Entry({ path, schema: written, value, index, buttons }: EntryProps) {
  const schema = schemaOf(written, value);
  if (schema.type === 'object')
    return (
      <fieldset className="entry">
        <legend>{entryName(value, index)}</legend>
        {buttons}
        <Keys path={path} schema={schema} value={groupOf(value)} />
      </fieldset>
    );
  if (schema.type === 'array')
    return (
      <fieldset className="entry">
        <legend>{entryName(value, index)}</legend>
        {buttons}
        <Entries path={path} schema={schema} value={Array.isArray(value) ? value : []} />
      </fieldset>
    );
  return (
    <Field path={path} schema={{ ...written, ...schema }} value={value} label={`Entry ${index + 1}`}>
      {buttons}
    </Field>
  );
}

const LONGEST_NAME = 60;

/** What it calls itself, or its number. */
function entryName(entry: unknown, index: number): string {
  const name = nameOf(entry) ?? `Entry ${index + 1}`;
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
