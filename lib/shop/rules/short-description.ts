/** How much of a description the header menu has room for. */
const SHORT_DESCRIPTION_LENGTH = 85;

/**
 * A description of more than 85 characters is cut to 85 and an ellipsis. A character is what a reader counts
 * as one.
 */
export function shortDescription(description: string): string {
  const characters = [...CHARACTERS.segment(description)];
  if (characters.length <= SHORT_DESCRIPTION_LENGTH) return description;
  const kept = characters.slice(0, SHORT_DESCRIPTION_LENGTH).map(({ segment }) => segment);
  return `${kept.join('')}…`;
}

const CHARACTERS = new Intl.Segmenter('en-US', { granularity: 'grapheme' });
