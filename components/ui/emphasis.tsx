/** A headline whose *starred* words are set in the italic. */
export function Emphasis({ children }: { children: string }) {
  return children.split('*').map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <em key={i} className="font-italic italic">
        {part}
      </em>
    ),
  );
}
