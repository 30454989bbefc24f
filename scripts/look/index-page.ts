import { escapeMarkup } from '../../lib/kernel/text';
import { WINDOWS } from './shoot';
import type { Shot } from './shoot';

/** One page with every shot: a row per state, a column per width. */
export function indexPage(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const cell = (name: string, width: number) => {
    const shot = shots.find((one) => one.name === name && one.width === width);
    return `<td>${shot ? figure(shot) : ''}</td>`;
  };
  const rows = names.map(
    (name) =>
      `<tr id="${name}"><th scope="row"><a href="#${name}">${name}</a></th>${WINDOWS.map(({ width }) => cell(name, width)).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A look at every page</title>
<style>
  body { margin: 24px; font: 14px/1.4 system-ui; background: #ddd }
  table { border-spacing: 12px }
  th { position: sticky; top: 0; text-align: left; vertical-align: top; background: #ddd }
  td { vertical-align: top }
  figure { margin: 0 }
  img { display: block; max-width: 26vw; height: auto; background: #fff; box-shadow: 0 1px 4px #0006 }
  .trouble { color: #b00020; font-weight: 600 }
</style>
<table>
<thead><tr><th>State</th>${WINDOWS.map(({ width }) => `<th>${width} px</th>`).join('')}</tr></thead>
${rows.join('\n')}
</table>
</html>
`;
}

function figure({ file, width, height, bytes, troubles }: Shot): string {
  const text = `${file}, ${width} × ${height}, ${Math.ceil(bytes / 1024)} kB`;
  const trouble = troubles.map((one) => `<div class="trouble">${escapeMarkup(one)}</div>`).join('');
  return `<figure><a href="${file}"><img src="${file}" width="${width}" height="${height}" loading="lazy" alt=""></a><figcaption>${text}${trouble}</figcaption></figure>`;
}
