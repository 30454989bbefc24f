/**
 * Words in which "30-minute", "three-year", "12-person", "1-on-1" and the number of an order stay on a line.
 * Their hyphens are left as they are: whoever searches for a text or copies it meets no other character.
 */
export function Unbroken({ children }: { children: string }) {
  return children
    .split(/(\w+-(?:minute|year|person)|\d+-on-\d+|[A-Z]{2}(?:-[A-Z\d]{4}){2})/)
    .map((part, i) =>
      i % 2 === 0 ? (
        part
      ) : (
        <span key={i} className="whitespace-nowrap">
          {part}
        </span>
      ),
    );
}
