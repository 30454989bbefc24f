import { cssColors } from '../../lib/kernel/palette';
import { ACTIONS } from './actions';
import { type Cell, type Column, type Sheet, type Table, type TableName, TABLES } from './cells';
import { knownFacts, shown } from './text';

/** HTML that is safe to print: every value in it was escaped. */
export class Html {
  constructor(readonly text: string) {}
}
type Part = Html | string | number | false | null | Part[];

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const printed = (part: Part): string => {
  if (Array.isArray(part)) return part.map(printed).join('');
  if (part instanceof Html) return part.text;
  return part === null || part === false ? '' : String(part).replace(/[&<>"]/g, (one) => ESCAPED[one]!);
};

/** A template whose values are escaped. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + printed(parts[at] ?? '')).join(''));

const color = cssColors();
export const STYLE = `
body { margin: 0 auto; max-width: 90rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: ${color['ink']}; background: ${color['paper']} }
nav a, nav form { display: inline-block; margin: 0 1rem 0.5rem 0 }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin-top: 2rem }
a { color: ${color['brass-deep']} }
.scroll { overflow-x: auto }
table { border-collapse: collapse }
th, td { border-bottom: 1px solid ${color['line']}; padding: 0.375rem 0.75rem 0.375rem 0; text-align: left; vertical-align: top }
.number { text-align: right; font-variant-numeric: tabular-nums }
input, button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem }
form { margin: 0.5rem 0 } label { display: block }
:focus-visible { outline: 3px solid ${color['blueprint']}; outline-offset: 2px }
`;

export const page = (title: string, body: Html): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} - Desk</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <nav aria-label="Desk">
          ${Object.entries(TABLES).map(([name, text]) => html`<a href="/${name}">${text}</a>`)}
          <form action="/person" method="post">
            <label for="address">One person’s data</label>
            <input id="address" name="id" type="email" autocomplete="off" required />
            <button>Look up</button>
          </form>
        </nav>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text
  }`;

function rows(columns: Column[], cells: Cell[], zone: string, href?: string): Html {
  return html`<tr>
    ${columns.map(({ kind }, at) => {
      const text = shown(cells[at] ?? null, kind, zone);
      const isNumber = ['money', 'percent', 'number'].includes(kind);
      return html`<td${isNumber && html` class="number"`}>${at === 0 && href ? html`<a href="${href}">${text}</a>` : text}</td>`;
    })}
  </tr>`;
}

const table = (columns: Column[], body: Html[]) =>
  html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;

/** A list, with links to its sheets. @param zone whose clock times are shown by */
export function tableBody(name: TableName, { columns, rows: all, note }: Table, zone: string): Html {
  return html`<p>${note} Times are those of ${zone}.</p>
    ${name === 'mail' ? actionForm('retryMail', 'all', 'Send again all that was given up') : html`<p><a href="/file/${name}/all">Save all as CSV</a></p>`}
    ${
      all.length === 0
        ? html`<p>There is nothing here yet.</p>`
        : table(
            columns,
            all.map(({ id, cells }) => rows(columns, cells, zone, `/${name}/${id}`)),
          )
    }`;
}

const actionForm = (name: keyof typeof ACTIONS, id: string, text = ACTIONS[name]) =>
  html`<form action="/do/${name}" method="post">
    <input type="hidden" name="id" value="${id}" />
    ${name === 'release' && html`<label>Why <input name="reason" maxlength="1000" required /></label>`}
    <button>${text}</button>
  </form>`;

const postForm = (action: string, id: string, text: string) =>
  html`<form action="${action}" method="post">
    <input type="hidden" name="id" value="${id}" />
    <button>${text}</button>
  </form>`;

/** A sheet with its buttons. @param zone whose clock times are shown by */
export function sheetBody(sheet: Sheet, zone: string): Html {
  return html`<p>${sheet.state}</p>
    <table>
      ${knownFacts(sheet).map(
        ({ name, kind, value }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${shown(value, kind, zone)}</td>
          </tr>`,
      )}
    </table>
    ${sheet.actions.map(({ name, id }) => actionForm(name, id))}
    ${sheet.files.map(({ text, kind, id }) => postForm(`/file/${kind}`, id, text))}
    ${sheet.address !== null && postForm('/person', sheet.address, 'All data of this address')}
    <ul>
      ${sheet.links.map(({ text, href }) => html`<li><a href="${href}">${text}</a></li>`)}
      ${sheet.others.map(({ text, table: of, id }) => html`<li><a href="/${of}/${id}">${text}</a></li>`)}
    </ul>
    ${sheet.parts.map(
      ({ title, columns, rows: all }) =>
        html`<h2>${title}</h2>
          ${table(
            columns,
            all.map((cells) => rows(columns, cells, zone)),
          )}`,
    )}`;
}

export const questionBody = (name: keyof typeof ACTIONS, id: string, reason: string, question: string) =>
  html`<p>${question}</p>
    <form action="/do/${name}" method="post">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="reason" value="${reason}" />
      <input type="hidden" name="asked" value="${question}" />
      <button>${ACTIONS[name]}</button>
    </form>`;
