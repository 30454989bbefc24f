import { Drawing } from '@/components/drawings/drawing';
import { type Opens, Panel, ROWS } from './panel';

type Part = { title: string; text: string };

type ProblemPanelProps = { title: string; intro: string; problem: Part; shift: Part; opens: Opens };

/** What is wrong, and what takes its place. */
export function ProblemPanel({ problem, shift, ...panel }: ProblemPanelProps) {
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
