import type { FileLine } from '../words/overview';
import { ChangeList } from './change-list';
import type { Studio } from './use-studio';

/** The file was saved by somebody else since: both versions in words, and who decides. */
export function Meanwhile({
  line: { file, meanwhile },
  studio: { state, send },
}: {
  line: FileLine;
  studio: Studio;
}) {
  if (!meanwhile) return null;
  const settle = (choice: string) => () => void send('settle', { file, choice });
  return (
    <section className="meanwhile" aria-label="Changed outside">
      <h3>Someone else has changed this file</h3>
      <p>It was saved outside the studio after you began. Nothing is lost yet: say what counts.</p>
      <h4>In the file</h4>
      <ChangeList changes={meanwhile.theirs} />
      <h4>In your draft</h4>
      <ChangeList changes={state.changes.filter((change) => change.file === file)} />
      <div className="choices">
        {meanwhile.canMerge && (
          <button type="button" className="button button-sm" onClick={settle('both')}>
            Keep both
          </button>
        )}
        <button type="button" className="button button-line button-sm" onClick={settle('theirs')}>
          Keep the file, drop my changes
        </button>
        <button type="button" className="button button-line button-sm" onClick={settle('mine')}>
          Keep mine, drop theirs
        </button>
      </div>
    </section>
  );
}
