import { selectOne } from 'css-select';
import { parse, SelectorType, type AttributeSelector, type Selector } from 'css-what';
import { parseDocument } from 'htmlparser2';
import postcss, { type Container, type Root, type Rule } from 'postcss';

/** What browsers and scripts change of an element while it is looked at. */
const CHANGING = /^(open|hidden|popover|inert|disabled|checked|aria-.*)$/;

/** What only fields have in them, or can be. */
const OF_FIELDS =
  /^(placeholder|file-selector-button|-moz-ui-invalid|-webkit-(search|date|calendar|inner-spin|outer-spin)[\w-]*)$/;
const FIELD: Selector = {
  type: SelectorType.Pseudo,
  name: 'is',
  data: ['input', 'textarea', 'select'].map((name) => [{ type: SelectorType.Tag, name, namespace: null }]),
};

/** What elements are to each other: it stays as it is on a page that nothing is added to. */
const LASTING = /^(root|is|where|has|(first|last|only|nth|nth-last)-(child|of-type))$/;

const COMBINATORS: SelectorType[] = [
  SelectorType.Descendant,
  SelectorType.Child,
  SelectorType.Adjacent,
  SelectorType.Sibling,
];
const ANYTHING: Selector = { type: SelectorType.Universal, namespace: null };

/**
 * The rules that an element of a page matches, or can come to match. Whatever a pointer, the focus, an open
 * panel, paper, or a setting of the browser decides is taken to be so.
 * @param css the page's stylesheets, one after the other
 * @param html a page that nothing is added to while these are its only styles
 * @param given classes that a script gives to its elements, and variables that files it shows read
 * @returns the same rules in the same order, without the others
 */
export function usedStyles(css: string, html: string, given: string[]): string {
  const page = parseDocument(html);
  const root = postcss.parse(css);
  const known = new Map<string, boolean>();
  const isUsed = (selector: string) => {
    const used =
      known.get(selector) ??
      selectOne(
        parse(selector).map((one) => lasting(one, given)),
        page,
      ) !== null;
    known.set(selector, used);
    return used;
  };
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) keep(rule, rule.selectors.filter(isUsed));
  });
  dropUnnamedKeyframes(root);
  dropUnreadVariables(root, given);
  dropEmpty(root);
  return root.toString();
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

function keep(rule: Rule, selectors: string[]): void {
  if (selectors.length === 0) rule.remove();
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
}

/** The same selector, asking only for what stays as it is. */
function lasting(selector: Selector[], given: string[]): Selector[] {
  const kept = selector.flatMap((part): Selector[] => {
    if ('name' in part && OF_FIELDS.test(part.name)) return [FIELD];
    if (part.type === SelectorType.PseudoElement) return [];
    if (part.type === SelectorType.Attribute) return isChanging(part, given) ? [] : [part];
    if (part.type !== SelectorType.Pseudo) return [part];
    if (!LASTING.test(part.name)) return [];
    return [Array.isArray(part.data) ? { ...part, data: part.data.map((one) => lasting(one, given)) } : part];
  });
  // Of what is left of nothing, any element will do.
  const isEnd = (part?: Selector) => !part || COMBINATORS.includes(part.type);
  return [...kept, undefined].flatMap((part, at) => [
    ...(isEnd(part) && isEnd(kept[at - 1]) ? [ANYTHING] : []),
    ...(part ? [part] : []),
  ]);
}

const isChanging = ({ name, value }: AttributeSelector, given: string[]) =>
  CHANGING.test(name) || (name === 'class' && given.includes(value));

function dropUnnamedKeyframes(root: Root): void {
  const said: string[] = [];
  root.walkDecls(/^(animation|--)/, ({ value }) => void said.push(...value.split(/[\s,]+/)));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!said.includes(rule.params)) rule.remove();
  });
}

/** One that is gone may have been the only one to read another. */
function dropUnreadVariables(root: Root, given: string[]): void {
  const css = root.toString();
  const isUnread = (name: string) => !given.includes(name) && !css.includes(`var(${name}`);
  let isDone = true;
  root.walkDecls(/^--/, (declaration) => {
    if (!isUnread(declaration.prop)) return;
    declaration.remove();
    isDone = false;
  });
  if (!isDone) return dropUnreadVariables(root, given);
  root.walkAtRules('property', (rule) => {
    if (isUnread(rule.params)) rule.remove();
  });
}

/** Blocks of which nothing is left. An order of layers has no block. */
function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
