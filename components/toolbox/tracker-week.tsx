export type TrackerWeekProps = { title: string; steps: { day: string; text: string }[] };

const DAY =
  'relative border-l-drawn border-blueprint-line py-5 pl-6 before:absolute before:top-[1.6rem] before:-left-[7px] ' +
  'before:size-[12px] before:rounded-full before:border-drawn before:border-(--blueprint-brass) before:bg-(--blueprint) ' +
  'md:border-t-drawn md:border-l-0 md:pt-6 md:pr-6 md:pb-0 md:pl-0 md:before:-top-[7px] md:before:left-0';

/** A week with the tracker, on the one blueprint of its page: three days on one scale. */
export function TrackerWeek({ title, steps }: TrackerWeekProps) {
  return (
    <section aria-labelledby="week" className="blueprint py-section">
      <div className="beside-cord two-columns">
        <h2 id="week" className="station">
          {title}
        </h2>
        <ol className="grid md:grid-cols-[repeat(3,1fr)] md:pt-2">
          {steps.map(({ day, text }) => (
            <li key={day} className={DAY}>
              <h3>{day}</h3>
              <p className="mt-1 text-blueprint-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
