import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders by layer. A file belongs to the first that it matches. */
const LAYERS = {
  kernel: ['lib/kernel/**'],
  rules: ['lib/*/rules/**'],
  contents: ['lib/*/content{,.ts,/**}'],
  content: ['lib/content/**'],
  browserPlatform: ['lib/platform/browser/**'],
  platform: ['lib/platform/**'],
  browser: ['lib/*/browser/**'],
  server: ['lib/server/**', 'lib/build-files{,.ts}'],
  subjects: ['lib/**'],
  ui: ['components/ui/**'],
  components: ['components/**'],
  app: ['app/**'],
  workshop: ['packages/workshop/**'],
  packages: ['packages/**'],
  tools: ['{scripts,tests,bench}/**', '*.config.{ts,mjs}'],
};

const allBut = (...allowed) => Object.keys(LAYERS).filter((layer) => !allowed.includes(layer));

/** What each layer may not import: imports go down, from app to components to lib to the platform. */
const FORBIDDEN = {
  kernel: allBut('kernel'),
  rules: allBut('kernel', 'rules'),
  'content contents': ['platform', 'subjects', 'server', 'ui', 'components', 'app'],
  browserPlatform: allBut('kernel', 'browserPlatform'),
  platform: allBut('kernel', 'browserPlatform', 'platform'),
  browser: ['platform', 'subjects', 'server', 'ui', 'components', 'app'],
  subjects: ['server', 'ui', 'components', 'app'],
  server: ['ui', 'components', 'app'],
  ui: ['platform', 'subjects', 'server', 'components', 'app'],
  components: ['platform', 'server', 'app'],
  packages: ['platform', 'subjects', 'server', 'ui', 'components', 'app', 'workshop'],
  // The site's own commands and tests run without the workshop's packages.
  tools: ['workshop'],
};
/** Of these a layer may import types; values come as props. */
const TYPES_ONLY = { components: ['content', 'subjects'] };
const BESIDE = ['tools', 'packages', 'workshop'];

const category = (anyOf) => ({ file: { categories: { anyOf } } });

export const layers = {
  name: 'plumbline/layers',
  files: ['**/*.{ts,tsx,mjs}'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { [path.join(import.meta.dirname, 'resolve.mjs')]: {} },
    'boundaries/root-path': ROOT,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    'boundaries/legacy-templates': false,
    'boundaries/files-single-match': true,
    'boundaries/files': Object.entries(LAYERS).map(([name, pattern]) => ({ category: name, pattern })),
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'allow',
        checkAllOrigins: false,
        message: '{{from.file.categories}} may not import {{dependency.source}} (scripts/lint/layers.mjs)',
        policies: Object.entries(FORBIDDEN).map(([name, layers]) => ({
          from: category(name.split(' ')),
          disallow: [
            { to: category([...layers, ...(BESIDE.includes(name) ? [] : BESIDE)]) },
            ...(name in TYPES_ONLY
              ? [{ to: category(TYPES_ONLY[name]), dependency: { kind: 'value' } }]
              : []),
          ],
        })),
      },
    ],
  },
};
