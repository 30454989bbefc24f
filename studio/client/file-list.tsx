import { Bob } from '@/components/layout/bob';
import { NewProduct } from './new-product';
import type { Studio } from './use-studio';

/** Every content file, by what it is about; in a narrow window a menu. */
export function FileList({
  studio,
  file,
  choose,
}: {
  studio: Studio;
  file: string;
  choose: (file: string) => void;
}) {
  const { state } = studio;
  const groups = [...new Set(state.files.map(({ group }) => group))];
  const errors = (of: string) => state.checked?.errors.filter((one) => one.file === of).length ?? 0;
  const marks = (line: Studio['state']['files'][number]) => {
    const count = errors(line.file);
    return [
      line.changed && 'changed',
      line.meanwhile && 'changed outside, too',
      count > 0 && (count === 1 ? '1 error' : `${count} errors`),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <nav className="files" aria-label="Files">
      <label className="files-menu">
        <span>File</span>
        <select className="select" value={file} onChange={(event) => choose(event.target.value)}>
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {state.files
                .filter((line) => line.group === group)
                .map((line) => (
                  <option key={line.file} value={line.file}>
                    {line.title}
                    {marks(line) && ` (${marks(line)})`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <div className="files-more">
        <NewProduct studio={studio} open={choose} />
      </div>
      <div className="files-list">
        {groups.map((group) => (
          <div key={group}>
            <h2>{group}</h2>
            <ul>
              {state.files
                .filter((line) => line.group === group)
                .map((line) => (
                  <li key={line.file}>
                    <button
                      type="button"
                      aria-current={line.file === file || undefined}
                      onClick={() => choose(line.file)}
                    >
                      {line.title}
                      {marks(line) && (
                        <small className={errors(line.file) > 0 ? 'error' : undefined}>{marks(line)}</small>
                      )}
                    </button>
                  </li>
                ))}
            </ul>
            {group === 'Products' && <NewProduct studio={studio} open={choose} />}
          </div>
        ))}
      </div>
      <div className="cord" aria-hidden="true">
        <Bob />
      </div>
    </nav>
  );
}
