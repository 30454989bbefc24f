import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import { ROOMS } from './rooms.mjs';

const CODE = '**/*.{ts,tsx,mjs}';

/**
 * The import table as lint: whatever rooms.mjs does not allow is an error, and so is a file outside every
 * room. A room has a rule of its own, since each import is compared with everything in a rule; where a file
 * belongs to two, the first in rooms.mjs stands last here and so is the one that holds.
 */
export const imports = [
  {
    name: 'plumbline/imports',
    files: [CODE],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [path.join(import.meta.dirname, 'resolve-by-path.mjs')]: {} },
      'boundaries/root-path': path.resolve(import.meta.dirname, '..'),
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/legacy-templates': false,
      'boundaries/files-single-match': true,
      // An import names its target without the ending: 'lib/container' is 'lib/container.ts'.
      'boundaries/files': ROOMS.map(({ name, files }) => ({
        category: name,
        pattern: files.endsWith('.ts') ? [files, files.slice(0, -'.ts'.length)] : [files],
      })),
    },
    rules: { 'boundaries/no-unknown-files': 'error' },
  },
  ...ROOMS.map((room) => ({
    name: `plumbline/imports of ${room.name}`,
    files: [[room.files, CODE]],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkUnknownLocals: true,
          checkInternals: true,
          message: '{{from.file.categories}} may not import {{dependency.source}} (eslint/rooms.mjs)',
          policies: policiesOf(room),
        },
      ],
    },
  })).reverse(),
];

/** @param {import('./rooms.mjs').Room} room */
function policiesOf({ name, imports: rooms = [], packages = [], node = [] }) {
  const targets = [...rooms.map(roomSelector), ...packages.map(packageSelector), ...node.map(nodeSelector)];
  if (targets.length === 0) return [];
  return [{ from: { file: { categories: { anyOf: [name] } } }, allow: { to: targets } }];
}

function roomSelector(name) {
  const module = { origin: 'local' };
  return name === '*' ? { module } : { file: { categories: { anyOf: [name] } }, module };
}

function packageSelector(name) {
  if (name === '*') return { module: { origin: 'external' } };
  const [, source, internalPath] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(name);
  return { module: { origin: 'external', source, ...(internalPath && { internalPath }) } };
}

function nodeSelector(name) {
  return { module: { origin: 'core', ...(name !== '*' && { source: name }) } };
}
