import { Panel } from './panel';
import type { Opens } from './panel-opener';
import { Connected, Disconnected } from './problem-drawings';

type Part = { title: string; text: string };

type ProblemPanelProps = { title: string; intro: string; problem: Part; shift: Part; opens: Opens };

/** What is wrong, and what takes its place. */
export function ProblemPanel({ problem, shift, ...panel }: ProblemPanelProps) {
  return (
    <Panel name="problem" {...panel}>
      <dl className="schedule">
        <div>
          <dt>
            <h3>{problem.title}</h3>
            <Disconnected />
          </dt>
          <dd>{problem.text}</dd>
        </div>
        <div>
          <dt>
            <h3>{shift.title}</h3>
            <Connected />
          </dt>
          <dd>{shift.text}</dd>
        </div>
      </dl>
    </Panel>
  );
}
