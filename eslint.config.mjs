import fs from 'node:fs';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './scripts/lint/layers.mjs';

const PRODUCT = ['app/**', 'components/**', 'lib/**', 'instrumentation.ts'];

/** Where Next, or a tool, looks for a default export. */
const DEFAULT_EXPORTS = [
  '{app,bench/*/app}/**/{page,layout,template,loading,error,global-error,not-found,default}.tsx',
  'app/**/{sitemap,robots,manifest}.ts',
  'app/**/{icon,apple-icon,opengraph-image,twitter-image}.tsx',
  '{*,bench/*/*}.config.{ts,mjs}',
  'tests/support/site-for-suite.ts',
  '**/*.d.ts',
];

const ONLY_CONFIG_READS = 'The environment is parsed whole in lib/platform/config/env.ts: ask env() there.';
const NO_DEFAULT = 'Export it by its name: one name for one thing, wherever it is used.';

const MODELS_FOLDER = new URL('prisma/models/', import.meta.url);
const SCHEMA = fs
  .readdirSync(MODELS_FOLDER)
  .map((file) => fs.readFileSync(new URL(file, MODELS_FOLDER), 'utf8'))
  .join('\n');
const MODELS = [...SCHEMA.matchAll(/^model (\w+)/gm)].map(([, model]) => model).join('|');
const RELATIONS = [...SCHEMA.matchAll(new RegExp(`^ +(\\w+) +(${MODELS})\\b`, 'gm'))].map(([, name]) => name);

/** What is related to many rows is more than a database takes in one query: SQLite ends at 999 of them. */
const RELATED = `:has(${[
  'Property[key.name="include"]',
  'Property[key.name="select"][value.type!="ObjectExpression"]',
  'Property[key.name="select"] Property > ObjectExpression',
  `Property[key.name="select"] Property[key.name=/^(${RELATIONS.join('|')})$/]`,
  '> SpreadElement[argument.type!="ObjectExpression"][argument.name!="page"]',
]})`;
const BOUNDED = ':has(> Property[key.name="take"], SpreadElement[argument.name="page"])';
const NO_BOUND = {
  selector: [`ObjectExpression${RELATED}:not(${BOUNDED})`, ':not(ObjectExpression).arguments']
    .map((argument) => `CallExpression[callee.property.name="findMany"] > ${argument}`)
    .join(', '),
  message: 'Say with `take` how many, or spread `page` of readPages (lib/platform/database/read-pages.ts).',
};

/**
 * A signature and a signed address guard the first two, and a refusal there would lose an event or a wish
 * (docs/decisions/serving.md). A step of the diagnostic stores nothing, and the last one counts by itself.
 * A call that does not exist changes nothing.
 */
const WITHOUT_LIMIT = [
  'app/api/webhooks/stripe/route.ts',
  'app/api/unsubscribe/\\[token\\]/route.ts',
  'app/diagnostic/answer/route.ts',
  'app/api/\\[...path\\]/route.ts',
];
const WRITE = '[id.name=/^(POST|PUT|PATCH|DELETE)$/]';
const NOT_ANSWERED = ':not([argument.callee.name=/^answer(OwnSite|Form|KeyForm|AddressForm)$/])';
const NO_LIMIT = {
  // Returns of the function itself, not of functions in it. Otherwise written, they can't be seen here.
  selector: [
    `FunctionDeclaration${WRITE} ReturnStatement:not(:function :function ReturnStatement)${NOT_ANSWERED}`,
    `FunctionDeclaration${WRITE}:not(:has(ReturnStatement))`,
    `VariableDeclaration > VariableDeclarator${WRITE}:not([init.callee.name=/^(jsonCall|keyForm)$/])`,
    'ExportSpecifier[exported.name=/^(POST|PUT|PATCH|DELETE)$/]',
  ]
    .map((written) => `ExportNamedDeclaration > ${written}`)
    .join(', '),
  message:
    'A call that changes something is made by app/own-calls.ts, or returns what lib/platform/http/own-site.ts answers: these have the limits.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '**/.next*/**',
      '**/next-env.d.ts',
      'lib/platform/database/generated/**',
      'components/layout/generated/**',
      'public/**',
      '**/*.tmp.mjs',
      'data/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  // What needs the types of expressions is in .oxlintrc.json.
  tseslint.configs.recommended,
  layers,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: NO_DEFAULT }],
    },
  },
  {
    files: ['{lib,scripts}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: NO_DEFAULT },
        NO_BOUND,
      ],
    },
  },
  {
    files: ['app/**/route.{ts,tsx}'],
    ignores: WITHOUT_LIMIT,
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: NO_DEFAULT },
        NO_LIMIT,
      ],
    },
  },
  // A file is read in one go. Tests are lists, which may be longer.
  {
    files: [...PRODUCT, '{packages,scripts}/**'],
    ignores: ['packages/*/tests/**'],
    rules: { 'max-lines': ['error', 250] },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    files: PRODUCT,
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: ONLY_CONFIG_READS },
      ],
      'no-restricted-imports': ['error', { name: 'node:process', message: ONLY_CONFIG_READS }],
    },
  },
  { files: ['lib/platform/config/**'], rules: { 'no-restricted-properties': 'off' } },
  {
    // Which of Next's two runtimes this is has to be asked here, before anything is loaded.
    files: ['instrumentation.ts'],
    rules: {
      'no-restricted-properties': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':not(MemberExpression[property.name="NEXT_RUNTIME"]) > MemberExpression[object.name="process"][property.name="env"]',
          message: ONLY_CONFIG_READS,
        },
        { selector: 'ExportDefaultDeclaration', message: NO_DEFAULT },
      ],
    },
  },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': 'off' } },
  prettier,
  // Prettier breaks code, and leaves comments as wide as they are.
  { rules: { 'max-len': ['error', { code: 10_000, comments: 110, ignoreUrls: true }] } },
);
