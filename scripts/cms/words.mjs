import { isMap, isScalar, isSeq, parse, parseDocument, stringify } from 'yaml';

/*
 * How the CMS reads a file of content/ and writes it: one changed text is one changed line, and comments,
 * order and quotes stay. Runs in the browser (index.html).
 */

/** As wide as the files are. */
const WIDTH = 120;
/** Under this name the CMS keeps the file as it was read: what it doesn't know it gives back. */
const AS_READ = 'asRead';

/**
 * The CMS takes no name with a space, and makes a list of names that are numbers.
 * @param {string} key
 * @returns {string}
 */
export const nameInCms = (key) => key.replaceAll(' ', '␣').replace(/^\d+$/, '№$&');
const nameInFile = (name) => name.replaceAll('␣', ' ').replace(/^№/, '');

const isMapping = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

function renamed(value, rename) {
  if (Array.isArray(value)) return value.map((entry) => renamed(entry, rename));
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [rename(key), renamed(of, rename)]));
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export const fromFile = (text) => ({ ...renamed(parse(text), nameInCms), [AS_READ]: text });

/**
 * @param {Record<string, unknown>} words
 * @returns {string}
 */
export function toFile({ [AS_READ]: text, ...value }) {
  const words = renamed(value, nameInFile);
  if (!text) return stringify(words, { lineWidth: 0 });
  const document = parseDocument(text);
  const changes = changesIn(document.contents, words);
  const patched = changes.every(({ node }) => node) ? patch(text, changes) : undefined;
  if (patched !== undefined && changesIn(parseDocument(patched).contents, words).length === 0) return patched;
  for (const { path, value } of changes)
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  return document.toString({ lineWidth: WIDTH });
}

const FRONT = /^---\n([^]*?\n)---\n\s*/;

/**
 * The same of a page of content/pages: its front matter, and its Markdown as `body`.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function fromPage(text) {
  const [head, front] = FRONT.exec(text);
  return { ...fromFile(front), body: text.slice(head.length).trimEnd() };
}

/**
 * @param {Record<string, unknown>} page
 * @returns {string}
 */
export const toPage = ({ body, ...front }) => `---\n${toFile(front).trimEnd()}\n---\n\n${body.trim()}\n`;

/** What differs, with the node where it is one value for another. What goes from a list goes from its end. */
function changesIn(node, value, path = []) {
  if (isMap(node) && isMapping(value)) {
    const there = node.items.map(({ key }) => String(key.value));
    const added = Object.keys(value).filter((key) => !there.includes(key) && isSaid(value[key]));
    return [
      ...node.items.flatMap(({ key, value: of }) => changesIn(of, value[key.value], [...path, key.value])),
      ...added.map((key) => ({ path: [...path, key], value: value[key] })),
    ];
  }
  if (isSeq(node) && Array.isArray(value)) {
    const at = (index) => [...path, index];
    const gone = node.items.slice(value.length).map((_, index) => ({ path: at(value.length + index) }));
    const added = value.slice(node.items.length);
    return [
      ...node.items.slice(0, value.length).flatMap((item, index) => changesIn(item, value[index], at(index))),
      ...added.map((entry, index) => ({ path: at(node.items.length + index), value: entry })),
      ...gone.reverse(),
    ];
  }
  if (isScalar(node) && (node.value === value || (node.value === null && !isSaid(value)))) return [];
  return [
    { path, value, ...(isScalar(node) && value !== undefined && typeof value !== 'object' && { node }) },
  ];
}

/** The CMS has a value for every field: what nobody filled in or switched on stays out. */
const isSaid = (value) =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isSaid)
    : Boolean(value) || value === 0;

/** Writes the new values in the places of the old ones, from the end. */
function patch(text, changes) {
  return changes.reduceRight((whole, { node, value }) => {
    const [from, to] = node.range;
    return whole.slice(0, from) + written(node, value, text.slice(from, to)) + whole.slice(to);
  }, text);
}

function written({ type }, value, before) {
  if (type.startsWith('BLOCK')) {
    const indent = /\n( +)/.exec(before)?.[1] ?? '  ';
    const options = { defaultStringType: type, lineWidth: WIDTH - indent.length };
    return stringify(value, options).replace(/\n(?=.)/g, `\n${indent}`);
  }
  const isPlain =
    type === 'PLAIN' && /^[\p{L}\p{N}][^:#,[\]{}\n]*$/u.test(value) && parse(String(value)) === value;
  return isPlain ? String(value) : JSON.stringify(value);
}
