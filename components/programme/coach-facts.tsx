export type CoachFactsProps = { name: string; facts: readonly string[]; line: string };

/** What can be checked about a coach, and a line in the coach's own words, signed. */
export function CoachFacts({ name, facts, line }: CoachFactsProps) {
  return (
    <>
      <ul className="coach-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="coach-line">
        {line} <span>{name.split(' ')[0]}</span>
      </p>
    </>
  );
}
