import AGREED from './agreed-texts.json' with { type: 'json' };
import type { Issue, Source } from './source';
import type { WrittenText, Values } from './fill-in';
import { fillKnown } from '@/lib/kernel/text';
import { entriesOf, valueAt } from './tree';

/** Longer ones are not taken in at one reading. */
const MAX_WORDS = 28;

/** What we don't write, and what we write in its place. Written in small letters; found in any. */
const AVOIDED: Record<string, string> = {
  'e-mail': 'email',
  'e-mails': 'emails',
  till: 'until',
  whilst: 'while',
  amongst: 'among',
  kindly: 'please',
  utilise: 'use',
  utilize: 'use',
  'in order to': 'to',
  'all in all': 'in total',
  'look elsewhere': 'not for you yet',
  'we know no': 'we can’t find',
  'somebody, most likely you': 'someone, probably you',
  'need not': 'don’t have to',
  programme: 'program',
  licence: 'license',
  colour: 'color',
  catalogue: 'catalog',
  behaviour: 'behavior',
  organisation: 'organization',
  cancelled: 'canceled',
  afterwards: 'afterward',
  // Contractions, as people say them.
  'do not': 'don’t',
  'does not': 'doesn’t',
  'did not': 'didn’t',
  'is not': 'isn’t',
  'are not': 'aren’t',
  'was not': 'wasn’t',
  'were not': 'weren’t',
  'has not': 'hasn’t',
  'have not': 'haven’t',
  'will not': 'won’t',
  'would not': 'wouldn’t',
  'should not': 'shouldn’t',
  cannot: 'can’t',
  'can not': 'can’t',
  // Words that sell nothing.
  unlock: 'what the reader gets',
  supercharge: 'by how much',
  journey: 'the steps',
  'game-changer': 'what changes',
};
const AVOIDED_WORDS = new RegExp(`(?<![\\w-])(${Object.keys(AVOIDED).join('|')})(?![\\w-]| Track)`, 'gi');

/**
 * The last comma of a list of short things, as in "name, day, and owner". What is said aside has its commas.
 */
const ASIDES =
  'after|also|at|because|before|but|by|circle|for|from|if|in|of|on|or|since|so|then|when|which|why|with';
const LAST_COMMA = new RegExp(
  `(?<![\\w’-])[\\w’-]+, (?!(?:${ASIDES}) )(?:(?:an?|the|its|your|our|their) )?[\\w’-]+(?: [\\w’-]+)?, (?:and|or) [\\w’-]+`,
  'g',
);

/**
 * Agreed to the letter (rule 80), with the marks they were agreed with; beside them all of `exact` in
 * messages.yaml.
 */
const AGREED_TEXTS: (string | number)[] = Object.values(AGREED.texts).flatMap((places) =>
  Object.values(places),
);
/** To be typed as it stands. */
const COMMAND = /^npm run /;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Where texts for readers are not in our style: straight quotes, long sentences, words that we don't write.
 */
export function styleNotices(texts: readonly WrittenText[]): Issue[] {
  return texts
    .filter((written) => !isAgreed(written) && !COMMAND.test(written.text))
    .flatMap(({ text, at }) =>
      [...straightQuotes(text), ...longSentences(text), ...avoidedWords(text), ...lastCommas(text)].map(
        (message) => ({
          ...at,
          message,
        }),
      ),
    );
}

const isAgreed = ({ text, at }: WrittenText) =>
  AGREED_TEXTS.includes(text) || (at.file.endsWith('/messages.yaml') && at.path.startsWith('exact.'));

function straightQuotes(text: string): string[] {
  return [...text.matchAll(/\S*['"]\S*/g)].map(
    ([word]) => `has a straight quote or apostrophe: ${word}. Write ’ or “ ”.`,
  );
}

/** A cell of a table is a text of its own. */
function longSentences(text: string): string[] {
  return text
    .split(' | ')
    .flatMap((part) => [...sentences.segment(part)].map(({ segment }) => segment.trim()))
    .map((sentence) => ({ sentence, words: sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0 }))
    .filter(({ words }) => words > MAX_WORDS)
    .map(
      ({ sentence, words }) =>
        `has a sentence of ${words} words, more than ${MAX_WORDS}: '${sentence.slice(0, 40)}…'. Make it shorter or two.`,
    );
}

function lastCommas(text: string): string[] {
  return [...text.matchAll(LAST_COMMA)].map(
    ([list]) => `has a comma before the last of a list: “${list}”. We write: “a, b and c”.`,
  );
}

function avoidedWords(text: string): string[] {
  return [...text.matchAll(AVOIDED_WORDS)].map(
    ([word]) => `says “${word}”. We write: ${AVOIDED[word.toLowerCase()]}.`,
  );
}

const keysOf = (path: string): string[] =>
  path.startsWith('pages.') ? path.split('.') : path.split(/[.[\]]+/).filter((key) => key !== '');

/**
 * Where content says something else than was agreed to the letter (rule 80): allowed, and to be agreed anew.
 * 'A - B' is a title and the text under it (rule 81).
 */
export function agreementNotices(sources: readonly Source[], values: Values): Issue[] {
  const texts = Object.entries(AGREED.texts).flatMap(([path, places]) => {
    const source = sources.find(({ file }) => file.endsWith(`/${path}`));
    return source
      ? entriesOf(places).flatMap(([place, agreed]) => differs(source, String(place), agreed, values))
      : [];
  });
  const gone = AGREED.tools
    .filter((slug) => !sources.some(({ file }) => file.includes(`/products/${slug}/`)))
    .map((slug) => ({
      file: 'content/products',
      path: '',
      message: `has no '${slug}', which was agreed as the address of a tool.`,
    }));
  return [...texts, ...gone];
}

function differs(source: Source, place: string, agreed: unknown, values: Values): Issue[] {
  const path = keysOf(place);
  const found = valueAt(source.data, path);
  const written =
    typeof found === 'object'
      ? `${String(valueAt(found, ['title']))} - ${String(valueAt(found, ['text']))}`
      : found;
  const filled = (value: unknown) => fillKnown(String(value), values);
  if (filled(written) === filled(agreed)) return [];
  const message = `differs from what was agreed to the letter: ${JSON.stringify(agreed)}. It may, once that is agreed anew.`;
  return [{ file: source.file, path: place, line: source.lineOf(path), message }];
}
