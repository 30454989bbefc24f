import { z } from 'zod';
import { ALL_KINDS, YAML_KINDS } from '@/lib/content/kinds';
import type { Known } from '@/lib/content/schemas/known';

/** The parts of a JSON schema that the content schemas use. */
type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | Schema[];
  minItems?: number;
  maxItems?: number;
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

/** A field of the CMS: https://decapcms.org/docs/widgets. */
type Widget = { widget: string; fields?: Field[]; [option: string]: unknown };
type Field = Widget & { name: string; label: string };

/** "whatYouGet" is "What you get". */
const labelOf = (name: string) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** Of several shapes, one with the fields of all; a field that one of them lacks is optional. */
function merged(several: Schema[]): Schema {
  const shapes = several.map((one) =>
    (one.oneOf ?? one.anyOf) ? merged(one.oneOf ?? one.anyOf ?? []) : one,
  );
  const objects = shapes.filter(({ properties }) => properties);
  if (objects.length === 0) return shapes[0] ?? {};
  const properties = Object.assign({}, ...objects.map((one) => one.properties)) as Record<string, Schema>;
  for (const name of Object.keys(properties)) {
    const constants = objects.flatMap((one) => one.properties?.[name]?.const ?? []);
    const names = [...new Set(constants)].filter((one) => typeof one === 'string');
    if (names.length > 1) properties[name] = { enum: names };
  }
  const required = Object.keys(properties).filter((name) =>
    objects.every((one) => one.required?.includes(name)),
  );
  return { type: 'object', properties, required };
}

function widgetOf(schema: Schema): Widget {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return widgetOf({ ...merged(choices), description: schema.description });
  if (typeof schema.const === 'boolean') return { widget: 'boolean' };
  if (schema.const !== undefined) return { widget: 'hidden', default: schema.const };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  const { minimum: min, maximum: max, minItems, maxItems } = schema;
  switch (schema.type) {
    case 'object':
      // A map with names of its own has no widget: it is edited in the file.
      if (!schema.properties) return { widget: 'hidden' };
      return { widget: 'object', collapsed: true, fields: fieldsOf(schema) };
    case 'array':
      return {
        ...{ widget: 'list', min: minItems, max: maxItems, collapsed: true },
        ...items(Array.isArray(schema.items) ? merged(schema.items) : (schema.items ?? {})),
      };
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return {
        ...{ widget: 'number', value_type: schema.type === 'integer' ? 'int' : 'float' },
        ...{ min, max: max === Number.MAX_SAFE_INTEGER ? undefined : max },
      };
    default:
      return { widget: schema.pattern ? 'string' : 'text' };
  }
}

function items(schema: Schema) {
  const widget = widgetOf(schema);
  return widget.fields ? { fields: widget.fields } : { field: entry(schema) };
}
const entry = (schema: Schema): Field => ({ name: 'entry', label: 'Entry', ...widgetOf(schema) });

function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, label: labelOf(name), required: required.includes(name), hint: schema.description },
    ...widgetOf(schema),
  }));
}

/**
 * The configuration of the CMS, made of the schemas that content is checked with.
 * @param known the names that content has given, which some schemas offer as choices
 * @param root where content lies in the repository
 */
export function cmsConfig(known: Known, root = 'content') {
  const fieldsFor = (kind: (typeof YAML_KINDS)[number]) =>
    fieldsOf(
      merged([
        z.toJSONSchema(kind.schema(known), {
          target: 'draft-7',
          io: 'input',
          unrepresentable: 'any',
        }) as Schema,
      ]),
    );
  const file = (path: string, fields: Field[]) => ({
    ...{ name: path.replace(/\.\w+$/, '').replaceAll('/', '-'), label: labelOf(path.replace(/\.\w+$/, '')) },
    ...{ file: `${root}/${path}`, fields },
  });
  const single = YAML_KINDS.filter(({ many }) => !many).map((kind) => file(kind.path, fieldsFor(kind)));
  const product = YAML_KINDS.find(({ many }) => many)!;
  const legal = ALL_KINDS.filter(({ path }) => path.endsWith('.md')).map(({ path }) =>
    file(path, [{ name: 'body', label: 'Text', widget: 'markdown', modes: ['raw'] }]),
  );
  return {
    backend: { name: 'git-gateway', branch: 'main' },
    local_backend: true,
    media_folder: 'public/images',
    public_folder: '/images',
    collections: [
      { name: 'words', label: 'Words', files: single, editor: { preview: false } },
      {
        ...{ name: 'products', label: 'Products', label_singular: 'Product' },
        ...{ folder: `${root}/products`, path: '{{slug}}/product', extension: 'yaml', format: 'yaml' },
        ...{ identifier_field: 'slug', slug: '{{fields.slug}}', summary: '{{title}}' },
        // What was sold stays: a product is retired, not deleted.
        ...{ create: true, delete: false, editor: { preview: false } },
        fields: fieldsFor(product),
      },
      { name: 'legal', label: 'Legal pages', files: legal, editor: { preview: false } },
    ],
  };
}
