import { Drawing } from '@/components/drawings/drawing';
import { Panel } from './panel';
import type { Opens } from './panel-opener';

type Part = { title: string; text: string };

type ProblemPanelProps = { title: string; intro: string; problem: Part; shift: Part; opens: Opens };

/** What is wrong, and what takes its place. */
export function ProblemPanel({ problem, shift, ...panel }: ProblemPanelProps) {
  return (
    <Panel name="problem" {...panel}>
      <dl className="schedule contrast">
        <div>
          <dt>
            <h3>{problem.title}</h3>
            <Drawing name="problem" width={200} height={96} />
          </dt>
          <dd>{problem.text}</dd>
        </div>
        <div>
          <dt>
            <h3>{shift.title}</h3>
            <Drawing name="shift" width={200} height={96} />
          </dt>
          <dd>{shift.text}</dd>
        </div>
      </dl>
    </Panel>
  );
}
