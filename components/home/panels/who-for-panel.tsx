import { AT_VALUES, LINES, Panel, type Panels, ROWS } from './panel';

/** Whom the program suits, and who should wait. */
export function WhoForPanel({ items, notNow, ...panel }: Panels['whoFor']) {
  return (
    <Panel name="whoFor" {...panel}>
      <div className={ROWS}>
        {items.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={`${AT_VALUES} border-l-drawn border-control pl-5`}>
        <h3>{notNow.title}</h3>
        <ul className={`${LINES} mt-2`}>
          {notNow.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
