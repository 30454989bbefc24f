import { formatPath } from '@/lib/content/issue';
import type { Path } from '../../words/edit';
import { words } from '../../words/labels';
import { filePlaceAt } from '../../words/places';
import { ChooseFile } from './choose-file';
import { idOf, useForm } from './context';
import { Entries } from './entries';
import { Field, SaidOf } from './field';
import { blank, groupOf, schemaAt, schemaOf, type Schema } from './schema';

type PartProps = { path: Path; schema: Schema; value: unknown; label?: string };

/** A value of any shape: a field, a group of them, or a list. */
export function Part({ path, schema: written, value, label }: PartProps) {
  const { said, file } = useForm();
  const schema = schemaOf(written, value);
  if (schema.const !== undefined) return null;
  const place = schema.type === 'array' ? undefined : filePlaceAt(file, formatPath(path));
  if (place) return <ChooseFile {...{ path, place, value }} label={label ?? words(String(path.at(-1)))} />;
  if (schema.type !== 'object' && schema.type !== 'array')
    return <Field path={path} schema={{ ...written, ...schema }} value={value} label={label} />;
  const name = label ?? words(String(path.at(-1)));
  const isList = schema.type === 'array';
  return (
    <fieldset id={idOf(path)} tabIndex={-1}>
      <legend>{name}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <SaidOf id={`${idOf(path)}-said`} name={name} found={said(path)} />
      {isList ? (
        <Entries path={path} schema={schema} value={Array.isArray(value) ? value : []} />
      ) : (
        <Keys path={path} schema={schema} value={groupOf(value)} />
      )}
    </fieldset>
  );
}

type KeysProps = { path: Path; schema: Schema; value: Record<string, unknown> };

/**
 * The keys of a group in the order of the file, then those that it may have and has not: in one list, so that
 * a field whose first file was chosen stays the one that has the focus.
 */
export function Keys({ path, schema, value }: KeysProps) {
  const { edit, said, file } = useForm();
  const { properties = {}, required = [] } = schema;
  const missing = Object.keys(properties).filter((key) => !Object.hasOwn(value, key));
  return [...Object.keys(value), ...missing].map((key) => {
    const at = [...path, key];
    const isThere = Object.hasOwn(value, key);
    if (isThere || filePlaceAt(file, formatPath(at)))
      return (
        <div className="key" key={key}>
          <Part path={at} schema={schemaAt(schema, key)} value={value[key]} />
          {isThere && !required.includes(key) && (
            <button type="button" className="quiet" onClick={() => void edit({ do: 'remove', path: at })}>
              Take “{words(key)}” out
            </button>
          )}
        </div>
      );
    return (
      <div className="key" key={key} id={idOf(at)} tabIndex={-1}>
        <SaidOf id={`${idOf(at)}-said`} name={words(key)} found={said(at)} />
        <button
          type="button"
          className="quiet"
          onClick={() => void edit({ do: 'put', path: at, value: blank(schemaAt(schema, key)) })}
        >
          Add “{words(key)}”
        </button>
      </div>
    );
  });
}
