/**
 * What a secret has to have. Nobody tries out so many; 32 random digits or letters of nearly any kind have
 * more by far, sentences of up to 45 letters have less.
 */
const ENOUGH_BITS = 72;

/** What one letter of a word is worth. English text has between 1 and 1.5 bits a letter (Shannon, 1951). */
const BITS_OF_A_LETTER_IN_A_WORD = 1.5;

/** Rows that fingers and memory follow, in either direction. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const ORDERS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** Letters of one case that can be said: at most three consonants in a row, at most two vowels. */
const WORD = /[A-Z]?(?:[b-df-hj-np-tv-z]{0,3}[aeiou]{1,2})+[b-df-hj-np-tv-z]{0,3}/g;

/**
 * Why this one secret is none, for the owner: null when it is good. The secret itself is not said.
 * @param name the variable it stands in
 */
export function guessable(name: string, secret: string): string | null {
  if (bitsByChance(secret) >= ENOUGH_BITS) return null;
  return (
    `${name} could be guessed: it is made of words, rows or repetitions. ` +
    'Choose one at random: openssl rand -base64 32'
  );
}

/**
 * About how many bits a secret has by chance. Each character counts as one of as many as the secret has of
 * different ones; a letter in a word counts less, and what repeats itself or goes on a row (abc, 321, qwe)
 * nothing. It knows no dictionary: what can be said counts as a word.
 */
function bitsByChance(secret: string): number {
  const text = secret.toLowerCase();
  const each = Math.log2(new Set(secret).size);
  const inWord = lettersInWords(secret);
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    if (follows(text, at)) continue;
    bits += inWord.has(at) ? Math.min(each, BITS_OF_A_LETTER_IN_A_WORD) : each;
  }
  return bits;
}

function follows(text: string, at: number): boolean {
  const one = text[at] ?? '';
  if (/[^a-z\d]/.test(one) && text.indexOf(one) < at) return true;
  if (at < 2) return false;
  const three = text.slice(at - 2, at + 1);
  return text.indexOf(three) < at - 2 || ORDERS.some((order) => order.includes(three));
}

function lettersInWords(secret: string): Set<number> {
  const lower = /[a-z]/.test(secret) ? secret : secret.toLowerCase();
  const words = [...lower.matchAll(WORD)].filter(([word]) => word.length > 2);
  return new Set(words.flatMap(({ 0: word, index }) => [...word].map((_, at) => index + at)));
}
