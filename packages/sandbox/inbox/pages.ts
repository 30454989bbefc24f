import type { Mail } from './mailbox';

const STYLE = `
:root { color-scheme: light; --paper: #f7f3ea; --raised: #fffdf8; --ink: #23262b; --muted: #5a5e66; --line: #d9d0bd; --brass: #7a5a1e; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 'Public Sans', system-ui, sans-serif; }
h1 { font: 600 1.75rem/1.2 'Brygada 1918', Georgia, serif; margin: 0 0 .25rem; overflow-wrap: anywhere; }
a { color: var(--brass); } a:focus-visible, summary:focus-visible { outline: 2px solid var(--brass); outline-offset: 2px; }
.note { color: var(--muted); margin: 0 0 1.5rem; }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem .5rem; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
li a:hover { background: var(--raised); }
li b { overflow-wrap: anywhere; } li span { color: var(--muted); font-size: .9375rem; }
time { font-variant-numeric: tabular-nums; }
iframe { width: 100%; height: 62rem; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
pre { overflow: auto; padding: 1rem; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); font-size: .875rem; white-space: pre-wrap; overflow-wrap: anywhere; }
details { margin-top: 1rem; } summary { cursor: pointer; min-height: 1.75rem; font-weight: 600; }
`;

/** Every mail there is. */
export function listPage(mails: Mail[]): string {
  const items = mails.map(
    ({
      id,
      at,
      to,
      parsed,
    }) => `<li><a href="/mails/${id}"><b>${escaped(parsed.subject ?? '(no subject)')}</b>${time(at)}
<span>to ${escaped(to.join(', '))}</span></a></li>`,
  );
  const list =
    items.length > 0
      ? `<ol>${items.join('')}</ol>`
      : '<p>No mail yet. This page looks again every few seconds.</p>';
  return page(
    'Inbox',
    `<h1>Inbox</h1><p class="note">Every mail that the demo sends ends here. None leaves this machine.</p>${list}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** One mail with all its parts. The HTML part is shown without scripts, in a frame of its own. */
export function mailPage({ id, at, from, to, parsed }: Mail): string {
  const html = parsed.html
    ? `<iframe title="The mail as HTML" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '';
  const headers = parsed.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n');
  const attachments = parsed.attachments.map(
    ({ filename, mimeType }, number) =>
      `<li><a href="/mails/${id}/attachments/${number}">${escaped(filename ?? `attachment ${number + 1}`)} <span>${escaped(mimeType)}</span></a></li>`,
  );
  return page(
    parsed.subject ?? 'Mail',
    `<p><a href="/">Inbox</a></p><h1>${escaped(parsed.subject ?? '(no subject)')}</h1>
<p class="note">from ${escaped(from)} to ${escaped(to.join(', '))}, ${time(at)}</p>
${html}
<details ${html ? '' : 'open'}><summary>Text</summary><pre>${escaped(parsed.text ?? '')}</pre></details>
<details><summary>Headers</summary><pre>${escaped(headers)}</pre></details>
${attachments.length > 0 ? `<details open><summary>Attachments</summary><ol>${attachments.join('')}</ol></details>` : ''}`,
  );
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const time = (at: Date) => `<time datetime="${at.toISOString()}">${at.toLocaleTimeString('en-US')}</time>`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
