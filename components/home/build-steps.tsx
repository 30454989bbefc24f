export type BuildStep = { id: string; letter: string; word: string; session: string; duration: string };

/** The five letters between their construction lines, each with its step. On small screens a list. */
export function BuildSteps({ steps }: { steps: BuildStep[] }) {
  return (
    <ol className="build-steps">
      {steps.map((step) => (
        <li key={step.id}>
          <span aria-hidden="true" className="build-letter">
            <b>{step.letter}</b>
          </span>
          <div>
            <h3>{step.word}</h3>
            <p>
              {step.session}
              <span className="text-balance">{step.duration}</span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
