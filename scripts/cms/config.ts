import { z } from 'zod';
import { ALL_KINDS, KINDS, YAML_KINDS } from '@/lib/content/content';
import type { Known } from '@/lib/content/schemas/building-blocks';
import { nameInCms } from './words.mjs';

/** The parts of a JSON schema that the content schemas use. */
type Schema = Pick<z.core.JSONSchema.JSONSchema, Simple> & {
  properties?: Record<string, Schema>;
  items?: Schema | Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
};
type Simple = 'type' | 'enum' | 'const' | 'default' | 'description' | 'required' | 'pattern' | Bound;
type Bound = 'minItems' | 'maxItems' | 'minimum' | 'maximum';

/** A field of the CMS: https://sveltiacms.app/en/docs/fields. */
type Widget = { widget: string; fields?: Field[]; [option: string]: unknown };
type Field = Widget & { name: string; label: string };

/** "whatYouGet" is "What you get". */
const labelOf = (name: string) => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_/]/g, ' ')
    .trim();
  return /[^\w-]/.test(name) ? name : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const choicesOf = ({ oneOf, anyOf }: Schema) => oneOf ?? anyOf ?? [];

/** What may stand in a place, without the null that says that nothing does. */
function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const choices = choicesOf(schema).filter(({ type }) => type !== 'null');
  const isNullable = choices.length === 1 && choicesOf(schema).length === 2;
  return { schema: isNullable ? { ...choices[0], description: schema.description } : schema, isNullable };
}

function widgetOf(schema: Schema): Widget {
  if (typeof schema.const === 'boolean') return { widget: 'boolean' };
  if (schema.const !== undefined) return { widget: 'hidden', default: schema.const };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  const { minimum: min, maximum: max } = schema;
  switch (schema.type) {
    case 'object':
      return schema.properties
        ? { widget: 'object', collapsed: true, fields: fieldsOf(schema) }
        : { widget: 'keyvalue' };
    case 'array':
      return {
        widget: 'list',
        min: schema.minItems,
        max: schema.maxItems,
        collapsed: true,
        ...entriesOf(schema),
      };
    case 'boolean':
      return { widget: 'boolean', default: schema.default };
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        min,
        max: max === Number.MAX_SAFE_INTEGER ? undefined : max,
      };
    default:
      return { widget: schema.pattern ? 'string' : 'text' };
  }
}

/** The key by whose words the shapes in a list differ, such as `kind`. */
function typeKeyOf(shapes: Schema[]): string | undefined {
  return Object.keys(shapes[0]?.properties ?? {}).find((key) => {
    const words = shapes.map((shape) => wordsOf(shape, key));
    return shapes.length > 1 && words.every(({ length }) => length > 0) && areUnique(words.flat());
  });
}
function wordsOf(shape: Schema, key: string): string[] {
  const { const: only, enum: words = [only] } = shape.properties?.[key] ?? {};
  return words.filter((word) => typeof word === 'string');
}
const areUnique = (words: string[]) => new Set(words).size === words.length;

function entriesOf(schema: Schema) {
  const shapes = Array.isArray(schema.items) ? schema.items : choicesOf(schema.items ?? {});
  const typeKey = typeKeyOf(shapes);
  if (typeKey !== undefined) {
    const types = shapes.flatMap((shape) =>
      wordsOf(shape, typeKey).map((name) => ({
        name,
        label: labelOf(name),
        widget: 'object',
        fields: fieldsOf(shape).filter((field) => field.name !== typeKey),
      })),
    );
    return { typeKey, types };
  }
  const widget = widgetOf(shapes[0] ?? (schema.items as Schema));
  return widget.fields ? { fields: widget.fields } : { field: { name: 'entry', label: 'Entry', ...widget } };
}

function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, of]) => {
    const { schema, isNullable } = withoutNull(of);
    const widget = widgetOf(schema);
    const said = { required: required.includes(name) && !isNullable, hint: schema.description };
    return {
      name: nameInCms(name),
      label: labelOf(name),
      ...(widget.widget === 'hidden' ? {} : said),
      ...widget,
    };
  });
}

/** The configuration of the CMS, made of the schemas that content is checked with. */
export function cmsConfig(known: Known, repository: string) {
  const schemaOf = (kind: Pick<(typeof YAML_KINDS)[number], 'schema'>) =>
    z.toJSONSchema(kind.schema(known), { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Schema;
  const file = (path: string, format: string, fields: Field[]) => {
    const name = path.replace(/\.\w+$/, '').replaceAll('/', '-');
    return { name, label: labelOf(name), file: `content/${path}`, format, fields };
  };
  const editor = { preview: false };
  const single = YAML_KINDS.filter(({ many }) => !many).map((kind) =>
    file(kind.path, 'words', fieldsOf(schemaOf(kind))),
  );
  const products = choicesOf(schemaOf(YAML_KINDS.find(({ many }) => many)!)).map((shape) => {
    const type = String(shape.properties?.type?.const);
    return {
      name: type,
      label: type === 'bundle' ? 'Bundle' : 'Tools',
      label_singular: 'Tool',
      editor,
      folder: 'content/products',
      path: '{{slug}}/product',
      extension: 'yaml',
      format: 'words',
      filter: { field: 'type', value: type },
      identifier_field: 'slug',
      slug: '{{fields.slug}}',
      // What was sold stays: a product is retired, not deleted.
      create: type !== 'bundle',
      delete: false,
      summary: '{{title}}',
      fields: fieldsOf(shape),
    };
  });
  const pages = {
    name: 'pages',
    label: 'Pages',
    label_singular: 'Page',
    editor,
    identifier_field: 'title',
    folder: 'content/pages',
    extension: 'md',
    format: 'page-frontmatter',
    create: true,
    summary: '{{title}}',
    // A picture lies beside the page that shows it.
    media_folder: '',
    public_folder: '',
    fields: fieldsOf(schemaOf(KINDS.page)),
  };
  const text = [{ name: 'body', label: 'Text', widget: 'text' }];
  const legal = ALL_KINDS.filter(({ schema }) => !schema).map(({ path }) => file(path, 'raw', text));
  return {
    // Whoever edits on the Git host signs in with a token of their own.
    backend: { name: 'github', repo: repository, branch: 'main', auth_methods: ['token'] },
    load_config_file: false,
    media_folder: 'public/images',
    public_folder: '/images',
    output: { omit_empty_optional_fields: true },
    collections: [
      { name: 'words', label: 'Words', files: single, editor },
      pages,
      ...products,
      { name: 'legal', label: 'Legal pages', files: legal, editor },
    ],
  };
}
