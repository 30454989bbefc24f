import type { APIRequestContext } from '@playwright/test';
import { selectAll } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Node = Element | ReturnType<typeof parseDocument>;

/** A page's HTML as it is sent, to be asked with selectors: what a reader has who runs no script. */
function readHtml(html: string) {
  const document = parseDocument(html);
  const all = (selector: string) => selectAll<Node, Element>(selector, document);
  return {
    html,
    /** The text of each element that is found, with one space where there are several. */
    texts: (selector: string) =>
      all(selector).map((found) => DomUtils.textContent(found).replaceAll(/\s+/g, ' ').trim()),
    /** An attribute of each element that is found. */
    values: (selector: string, attribute: string) => all(selector).map(({ attribs }) => attribs[attribute]),
  };
}

/** Asks for a page as a browser does. */
export async function getPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: { accept: 'text/html' } });
  return { status: answer.status(), headers: answer.headers(), ...readHtml(await answer.text()) };
}
