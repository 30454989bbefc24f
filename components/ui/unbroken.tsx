/** Short words with hyphens between them, and figures with what they count. */
const UNBROKEN =
  /(\b\w{1,12}(?:-\w{1,8}){1,2}(?![\w-])|\d+ h \d+ min|\d+ (?:min|hrs|minutes|hours|days|weeks|months)\b)/;

/**
 * Words in which "30-minute", "three-year", "1-on-1", "12 weeks" and the number of an order stay on a line.
 * Their hyphens and spaces are left as they are: a search or a copy meets no other character.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(UNBROKEN).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
