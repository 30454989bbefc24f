import { Panel } from './panel';
import type { Opens } from './panel-opener';

type WhoForPanelProps = {
  title: string;
  intro: string;
  items: { title: string; text: string }[];
  notNow: { title: string; items: string[] };
  opens: Opens;
};

/** Whom the program suits, and who should wait. */
export function WhoForPanel({ items, notNow, ...panel }: WhoForPanelProps) {
  return (
    <Panel name="whoFor" {...panel}>
      <div className="schedule">
        {items.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className="at-values border-l-[1.5px] border-control pl-5">
        <h3>{notNow.title}</h3>
        <ul className="dashes mt-2">
          {notNow.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
