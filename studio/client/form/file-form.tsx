import { useEffect } from 'react';
import type { FileLine } from '../../words/overview';
import { placeInWords, words } from '../../words/labels';
import { PRODUCT_FILE } from '../../words/places';
import type { Studio } from '../use-studio';
import { FormProvider, idOf, type Said } from './context';
import { Elsewhere } from './elsewhere';
import { Keys, Part } from './part';
import { Prose } from './prose';
import { groupOf, schemaAt, schemaOf, type Schema } from './schema';
import { useFileForm } from './use-file-form';

/** Where in a file the cursor is to go; another object for each time it is asked for. */
export type Place = { path: string };

/** The form of one file. */
export function FileForm({ line, studio, place }: { line: FileLine; studio: Studio; place: Place | null }) {
  const { file, version } = line;
  const { form, found, provided } = useFileForm(file, version, studio);
  const isThere = form !== null;
  useEffect(() => {
    if (isThere && place) goTo(place.path);
  }, [isThere, place]);
  const slug = PRODUCT_FILE.exec(file)?.[1];

  if (!form) return null;
  return (
    <FormProvider value={provided}>
      <Summary found={found} />
      {form.kind === 'unreadable' && <p>This file can’t be read. Mend it in an editor: the line is above.</p>}
      {form.kind === 'prose' && <Prose text={form.text} />}
      {form.kind === 'values' && <Sections schema={form.schema as Schema} data={groupOf(form.data)} />}
      {form.kind === 'values' && slug !== undefined && (
        <Elsewhere slug={slug} isRetired={groupOf(form.data).retired === true} studio={studio} />
      )}
    </FormProvider>
  );
}

/** Values that stand by themselves first, then each group and list as a panel of its own. */
function Sections({ schema: written, data }: { schema: Schema; data: Record<string, unknown> }) {
  const schema = schemaOf(written, data);
  const isLarge = (value: unknown) => typeof value === 'object' && value !== null;
  const small = Object.fromEntries(Object.entries(data).filter(([, value]) => !isLarge(value)));
  const large = Object.entries(data).filter(([, value]) => isLarge(value));
  const rest = {
    ...schema,
    properties: without(
      schema.properties,
      large.map(([key]) => key),
    ),
  };
  return (
    <>
      <Keys path={[]} schema={rest} value={small} />
      {large.map(([key, value], index) => (
        <details
          className="panel"
          key={key}
          open={(index === 0 && Object.keys(small).length === 0) || undefined}
        >
          <summary>
            <h3>{words(key)}</h3>
            <i className="chevron" aria-hidden="true" />
          </summary>
          <div className="panel-body">
            <Part path={[key]} schema={schemaAt(schema, key)} value={value} />
          </div>
        </details>
      ))}
    </>
  );
}

const without = (properties: Record<string, Schema> = {}, keys: string[]) =>
  Object.fromEntries(Object.entries(properties).filter(([key]) => !keys.includes(key)));

/** Every error of the file, each with the way to its field. */
function Summary({ found }: { found: Map<string, Said[]> }) {
  const errors = [...found].flatMap(([path, all]) =>
    all.filter(({ kind }) => kind === 'error').map(({ message }) => ({ path, message })),
  );
  if (errors.length === 0) return null;
  return (
    <div className="summary" role="group" aria-label="Errors">
      <p>
        <strong>
          {errors.length === 1 ? 'One thing' : `${errors.length} things`} to put right before you publish:
        </strong>
      </p>
      <ul>
        {errors.map(({ path, message }) => (
          <li key={path + message}>
            <button type="button" className="link" onClick={() => goTo(path)}>
              {path === '' ? 'This file' : placeInWords(path)} {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Opens what the field of a place is in, and puts the cursor there; where it has none, the nearest that is
 * around it.
 */
function goTo(path: string): void {
  for (let at = path; at !== ''; at = at.replace(/(\.[^.[]*|\[\d+\]|^[^.[]+)$/, '')) {
    const field = document.getElementById(`${idOf([])}${at}`);
    if (!field) continue;
    for (
      let around = field.closest('details');
      around;
      around = around.parentElement?.closest('details') ?? null
    )
      around.open = true;
    field.scrollIntoView({ block: 'center' });
    return field.focus();
  }
}
