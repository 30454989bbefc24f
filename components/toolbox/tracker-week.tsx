export type TrackerWeekProps = { title: string; steps: { day: string; text: string }[] };

/** A week with the tracker, on the one blueprint of its page: three days on one scale. */
export function TrackerWeek({ title, steps }: TrackerWeekProps) {
  return (
    <section aria-labelledby="week" className="blueprint py-section">
      <div className="beside-cord two-columns">
        <h2 id="week" className="station">
          {title}
        </h2>
        <ol className="tracker-week">
          {steps.map(({ day, text }) => (
            <li key={day}>
              <h3>{day}</h3>
              <p className="mt-1 text-blueprint-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
