import { caniemail } from 'caniemail';

/** What some of these mail programs pass over, and nobody misses. */
const HARMLESS = [
  'target attribute', // they open a new tab of their own accord
  '<style> element', // only the colors of a darkened mail: every other style stands at its element
  '@media',
  'display:none', // these three hide the preheader, which may as well be seen
  'opacity',
  'overflow',
  'border-radius', // corners are square then
  '<body> element', // becomes a <div> with the same color
  'role attribute',
  'aria-hidden attribute', // the bob under the wall is read out then
  'word-break', // the name of a file breaks at its hyphens
  'text-decoration-line', // text-decoration says the same
];

/** What Gmail, Outlook or Apple Mail does not know of a mail, and a reader would miss. */
export function mailFaults(html: string): string[] {
  const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html });
  const titles = [...issues.errors].flatMap(([client, found]) =>
    found.map(({ title }) => `${client}: ${title}`),
  );
  return [...new Set(titles)].filter((line) => !HARMLESS.some((title) => line.endsWith(`: ${title}`)));
}
