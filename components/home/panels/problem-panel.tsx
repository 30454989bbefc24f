import { Drawing } from '@/components/drawings/drawing';
import { Panel } from './panel';
import type { Opens } from './panel-opener';

type Part = { title: string; text: string };

type ProblemPanelProps = { title: string; intro: string; problem: Part; shift: Part; opens: Opens };

/** What is wrong, and what takes its place. */
export function ProblemPanel({ problem, shift, ...panel }: ProblemPanelProps) {
  return (
    <Panel name="problem" {...panel}>
      <div className="schedule contrast">
        <div>
          <div>
            <h3>{problem.title}</h3>
            <Drawing name="problem" width={200} height={96} />
          </div>
          <p>{problem.text}</p>
        </div>
        <div>
          <div>
            <h3>{shift.title}</h3>
            <Drawing name="shift" width={200} height={96} />
          </div>
          <p>{shift.text}</p>
        </div>
      </div>
    </Panel>
  );
}
