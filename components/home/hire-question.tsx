type HireQuestionProps = {
  title: string;
  text: string;
  label: string;
  example: string;
  button: string;
  note: string;
  /** Address of the demo that answers. */
  demo: string;
};

/** The cash of a hire in months: it falls while the person learns, and crosses the axis once they pay. */
const CASH = [-1, -1.75, -2.25, -2.5, -2.5, -2.25, -1.75, -1.25, -0.75, -0.25, 0.25, 0.75, 1.25, 1.75];
const POINTS = CASH.map((cash, month) => `${month} ${2 - cash}`).join('L');

/** The loudest part of the page, as wide as the window: one question, and a field that a demo takes over. */
export function HireQuestion({ title, text, label, example, button, note, demo }: HireQuestionProps) {
  return (
    <section aria-labelledby="hire-title" className="hire">
      <svg viewBox="0 0 13 5" preserveAspectRatio="none" className="hire-cash" aria-hidden="true">
        <path d={`M0 2L${POINTS}V2z`} className="hire-area" />
        <path d="M0 2H13" />
        <path d={`M${POINTS}`} className="hire-line" />
      </svg>
      <div className="beside-cord two-columns">
        <div className="lg:col-start-2">
          <h2 id="hire-title">{title}</h2>
          <p className="mt-5 max-w-[30em] text-l">{text}</p>
          <form action={demo} className="hire-form">
            <label htmlFor="hire">{label}</label>
            <input
              id="hire"
              name="hire"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required
              defaultValue={example}
              aria-describedby="hire-note"
            />
            <button className="button">{button}</button>
          </form>
          <p id="hire-note" className="mt-4 text-note">
            {note}
          </p>
        </div>
      </div>
    </section>
  );
}
