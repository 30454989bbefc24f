import { diffWordsWithSpace } from 'diff';
import type { Change } from '../words/changes';

/** Changes in words. Of long texts, the words that differ are marked. */
export function ChangeList({ changes, show }: { changes: Change[]; show?: (change: Change) => void }) {
  if (changes.length === 0)
    return <p className="note">No value has changed: only comments or the way it is written.</p>;
  return (
    <ul className="changes">
      {changes.map((change, index) => (
        <li key={`${change.file} ${change.path} ${index}`}>
          <p className="what">
            {show ? (
              <button type="button" className="link" onClick={() => show(change)}>
                {change.what}
              </button>
            ) : (
              change.what
            )}
          </p>
          <p className="values">
            <Values {...change} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const SHORT = 40;

function Values({ was, is }: Change) {
  if (was === undefined) return <ins>{is}</ins>;
  if (is === undefined) return <del>{was}</del>;
  if (was.length <= SHORT && is.length <= SHORT)
    return (
      <>
        <del>{was}</del> → <ins>{is}</ins>
      </>
    );
  return diffWordsWithSpace(was, is).map(({ value, added, removed }, index) => {
    if (added) return <ins key={index}>{value}</ins>;
    return removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>;
  });
}
