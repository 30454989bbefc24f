import { h } from '../kit/dom';
import type { Finding } from './finding';

/** Made by the same build, and asked for once somebody has chosen a file. */
const CHECK = '/tools/assets/check.js';
const MOST_BYTES = 20_000_000;
/** As many as one reads. */
const SHOWN = 100;

type Check = { checkWorkbook: (bytes: Uint8Array) => Promise<Finding[] | undefined> };

/**
 * Shows the page's section #check, and lets it read a workbook that is chosen or dropped there. It stays in
 * this browser.
 */
export function startCheck(): void {
  const [section, input] = [document.getElementById('check'), document.getElementById('check-file')];
  const [said, list] = [document.getElementById('check-said'), document.getElementById('check-list')];
  if (!section || !(input instanceof HTMLInputElement) || !said || !list) return;
  section.hidden = false;
  // Of two files chosen in quick succession the later one is shown, whichever is read first.
  let latest: File | undefined;
  const show = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    latest = file;
    [said.textContent] = [`Reading “${file.name}” …`];
    list.replaceChildren();
    const { sentence, found } = await looked(file);
    if (latest !== file) return;
    said.textContent = others.length > 0 ? `Only the first of your files was read. ${sentence}` : sentence;
    list.replaceChildren(...lists(found));
  };
  input.addEventListener('change', () => {
    void show([...(input.files ?? [])]);
  });
  // The same file again, once it was mended, is a change too.
  input.addEventListener('click', () => (input.value = ''));
  section.addEventListener('dragover', (event) => {
    event.preventDefault();
    section.classList.add('over');
  });
  section.addEventListener('dragleave', () => section.classList.remove('over'));
  section.addEventListener('drop', (event) => {
    event.preventDefault();
    section.classList.remove('over');
    void show([...(event.dataTransfer?.files ?? [])]);
  });
}

async function looked(file: File): Promise<{ sentence: string; found: Finding[] }> {
  const told = (sentence: string, found: Finding[] = []) => ({ sentence, found });
  if (file.size > MOST_BYTES) return told(`“${file.name}” is too large to be one of our workbooks.`);
  const check = await (import(CHECK) as Promise<Check>).catch(() => undefined);
  if (!check) return told('The check didn’t load. Look at your connection and choose the file again.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await check.checkWorkbook(bytes).catch(() => undefined);
  if (!found)
    return told(
      `“${file.name}” isn’t one of our workbooks, or it’s damaged. Save it as .xlsx and choose it again.`,
    );
  if (found.length === 0)
    return told(
      `Nothing to mend in “${file.name}”: numbers are numbers, lines have their owners, no goal is part of a loop, no week is missing and no formula shows an error.`,
    );
  const more = found.length > SHOWN ? ` Here are the first ${SHOWN}.` : '';
  return told(
    `${found.length} ${found.length === 1 ? 'thing' : 'things'} to look at in “${file.name}”.${more}`,
    found.slice(0, SHOWN),
  );
}

const LINE = 'grid max-w-160 grid-cols-[3.5rem_minmax(0,1fr)] border-b border-line py-2 wrap-anywhere';

/** Sheet by sheet, each with its cells. */
function lists(found: readonly Finding[]): HTMLElement[] {
  const sheets = [...new Set(found.map(({ sheet }) => sheet))];
  return sheets.flatMap((sheet) => [
    h('h3', { class: 'mt-5 text-[1.0625rem]' }, sheet),
    h(
      'ul',
      { class: 'list-none p-0' },
      ...found
        .filter((one) => one.sheet === sheet)
        .map(({ cell, text }) => h('li', { class: LINE }, h('b', {}, cell), h('span', {}, ` ${text}`))),
    ),
  ]);
}
