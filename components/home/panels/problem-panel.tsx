import { Drawing } from '@/components/drawings/drawing';
import { Panel, type Panels, ROWS } from './panel';

/** What is wrong, and what takes its place. */
export function ProblemPanel({ problem, shift, ...panel }: Panels['problem']) {
  return (
    <Panel name="problem" {...panel}>
      <div className={ROWS}>
        {[
          { ...problem, drawing: 'problem' },
          { ...shift, drawing: 'shift' },
        ].map(({ title, text, drawing }) => (
          <div key={drawing}>
            <div>
              <h3>{title}</h3>
              <Drawing name={drawing} width={200} height={96} className="mt-4 w-48 max-w-full" />
            </div>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Panel>
  );
}
