type Handler = (event: Event) => void;
type Value = string | number | boolean | undefined | Handler;
export type Child = Node | string | undefined | false;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An element with its attributes and children. A function becomes a listener, true an empty attribute, false
 * and undefined none; text is always text and never markup.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

/** The same for a part of a drawing. */
export function svg(tag: string, attributes: Record<string, Value> = {}, ...children: Child[]): SVGElement {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** A drawing, and below it what its parts mean: each name with the look of its part. */
export const figure = (
  drawing: Child[],
  keys: readonly (readonly [name: string, look: string])[],
): HTMLElement =>
  h(
    'figure',
    {},
    ...drawing,
    keys.length > 0 &&
      h(
        'figcaption',
        { class: 'mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]' },
        ...keys.map(([name, look]) => h('span', { class: `key ${look}`.trim() }, name)),
      ),
  );

function fill<E extends Element>(element: E, attributes: Record<string, Value>, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
