/** The room in the header menu. */
const SHORT_DESCRIPTION_LENGTH = 85;

/** Counts graphemes, as readers do. */
export function shortDescription(description: string): string {
  const characters = [...CHARACTERS.segment(description)];
  if (characters.length <= SHORT_DESCRIPTION_LENGTH) return description;
  const kept = characters.slice(0, SHORT_DESCRIPTION_LENGTH).map(({ segment }) => segment);
  return `${kept.join('')}…`;
}

const CHARACTERS = new Intl.Segmenter('en-US', { granularity: 'grapheme' });
