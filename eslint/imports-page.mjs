import prettier from 'prettier';
import { ROOMS } from './rooms.mjs';

/** Where the page lies, from the project's folder. */
export const IMPORTS_PAGE = 'docs/imports.md';

/** What many rows name together, by one word. */
const GROUPS = [
  { name: '_all of lib_', has: ({ files }) => files.startsWith('lib/') },
  { name: '_ports of all nouns_', has: ({ name }) => name.endsWith('-ports') },
  { name: '_stores of all nouns_', has: ({ name }) => name.endsWith('-store') },
];

/** @returns {Promise<string>} rooms.mjs as a page to read, formatted as Prettier would */
export async function importsPage() {
  const rows = ROOMS.map(({ name, files, imports, packages, node }) =>
    [`${name}<br>\`${files}\``, list(grouped(imports ?? [])), list(packages), list(node)].join(' | '),
  );
  const text = [
    '# Who may import whom',
    'Made from `eslint/rooms.mjs` by `npm run docs:imports`: change that file, not this one.',
    'Lint enforces it. What is not named is not allowed, a room itself included. A file belongs to the first room whose',
    'files it is among. [Why](decisions/001-layers-and-nouns.md).',
    '',
    '| Room | May import | Packages | Of Node |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ];
  const options = await prettier.resolveConfig(IMPORTS_PAGE);
  return prettier.format(text.join('\n'), { ...options, parser: 'markdown' });
}

/** The names in a row, whole groups of rooms by the name of the group. */
function grouped(names) {
  const group = GROUPS.find(({ has }) => ROOMS.filter(has).every(({ name }) => names.some(covers(name))));
  if (!group) return names;
  const rest = names.filter((name) => !ROOMS.some((room) => group.has(room) && covers(room.name)(name)));
  return [group.name, ...rest];
}

/** Whether what a row names is that room, or a family of rooms with it. */
const covers = (room) => (name) =>
  name === room || (name.endsWith('*') && room.startsWith(name.slice(0, -1)));

/** @param {string[]} [names] */
const list = (names = []) => (names.includes('*') ? 'all' : [...new Set(names)].join(', '));
