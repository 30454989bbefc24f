import { valueIn } from '../../words/changed';
import type { Value } from '../../words/edit';
import type { Studio } from '../use-studio';
import { FormProvider } from './context';
import { Entry, TakeOut } from './entries';
import { groupOf, schemaAt, type Schema } from './schema';
import { useFileForm } from './use-file-form';

type Place = {
  title: string;
  help: string;
  file: string;
  path: string[];
  /**
   * The keys of an entry that name the product; where the first does, it is not shown until the product is
   * retired.
   */
  keys: string[];
  add: (slug: string, isRetired: boolean) => { text: string; entry: Value };
  most: number;
};

/** What is said of a product in files that are about all of them. */
const PLACES: Place[] = [
  {
    title: 'Demo',
    help: 'The page on which it can be tried, which has to be there (demos/), and one line about it.',
    ...{ file: 'toolbox.yaml', path: ['demos', 'items'], keys: ['slug'], most: 1 },
    add: (slug) => ({
      text: 'Add its demo',
      entry: { slug, path: `/tools/${slug}.html`, line: '' },
    }),
  },
  {
    title: 'Old addresses',
    help:
      'Whoever comes by an address that it had before is led to the present one. ' +
      'Once it is retired, its own can lead to another product.',
    ...{ file: 'redirects.yaml', path: ['toolbox'], keys: ['to', 'from'], most: Infinity },
    add: (slug, isRetired) =>
      isRetired
        ? { text: 'Lead its address to another product', entry: { from: slug, to: '' } }
        : { text: 'Add an address that it had before', entry: { from: '', to: slug } },
  },
];

type ElsewhereProps = { slug: string; isRetired: boolean; studio: Studio };

/** The form of a product has these, too, so that nobody has to know which other file says it. */
export const Elsewhere = (props: ElsewhereProps) =>
  PLACES.map((place) => <OfProduct key={place.file} place={place} {...props} />);

function OfProduct({ place, slug, isRetired, studio }: ElsewhereProps & { place: Place }) {
  const { file, path, keys, title } = place;
  const version = studio.state.files.find((line) => line.file === file)?.version ?? '';
  const { form, provided } = useFileForm(file, version, studio);
  const list = form?.kind === 'values' ? valueIn(form.data, path) : undefined;
  if (form?.kind !== 'values' || !Array.isArray(list)) return null;
  const schema = schemaAt(path.reduce<Schema>(schemaAt, form.schema as Schema), 0);
  const own = [...list.entries()].filter(([, entry]) => keys.some((key) => groupOf(entry)[key] === slug));
  const { text, entry: begun } = place.add(slug, isRetired);
  const isLedAway = isRetired && own.some(([, entry]) => groupOf(entry).from === slug);
  return (
    <FormProvider value={provided}>
      <details className="panel">
        <summary>
          <h3>{title}</h3>
          <i className="chevron" aria-hidden="true" />
        </summary>
        <div className="panel-body">
          <p className="help">
            {place.help} It stands in content/{file}.
          </p>
          <ol className="entries">
            {own.map(([index, entry], order) => (
              <li key={index}>
                <Entry
                  path={[...path, index]}
                  {...(isRetired
                    ? { schema, value: groupOf(entry) }
                    : withoutNamed(keys[0]!, slug, schema, groupOf(entry)))}
                  index={order}
                  buttons={
                    <span className="entry-buttons" role="group" aria-label={`Entry ${order + 1}`}>
                      <TakeOut path={[...path, index]} />
                    </span>
                  }
                />
              </li>
            ))}
          </ol>
          {own.length < place.most && !isLedAway && (
            <button
              type="button"
              className="quiet"
              onClick={() => void provided.edit({ do: 'add', path, at: list.length, value: begun })}
            >
              {text}
            </button>
          )}
        </div>
      </details>
    </FormProvider>
  );
}

/** Whose it is, is said by the form around it. */
function withoutNamed(key: string, slug: string, schema: Schema, value: Record<string, unknown>) {
  if (value[key] !== slug) return { schema, value };
  const without = <Of,>(record: Record<string, Of> = {}) =>
    Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
  return { schema: { ...schema, properties: without(schema.properties) }, value: without(value) };
}
