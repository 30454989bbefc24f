import { useState } from 'react';
import { ChangeList } from './change-list';
import { placeInWords } from '../words/labels';
import type { Studio } from './use-studio';

/** What was changed, in words, and the way to visitors. */
export function Changes({ studio, show }: { studio: Studio; show: (file: string, path: string) => void }) {
  const { state, send } = studio;
  const { changes, checked, files, publishing } = state;
  const changed = files.filter((line) => line.changed);
  const errors = checked?.errors ?? [];
  const isHeld = files.some((line) => line.meanwhile);
  const isWorking = publishing.state === 'working';
  return (
    <div className="publish">
      <h2>What you’ve changed</h2>
      {changed.length === 0 && (
        <p className="note">Nothing yet. What you change is kept here until you publish it.</p>
      )}
      {changed.map(({ file, title }) => (
        <section key={file} aria-label={title}>
          <h3>{title}</h3>
          <ChangeList
            changes={changes.filter((change) => change.file === file)}
            show={({ path }) => show(file, path)}
          />
        </section>
      ))}
      {errors.length > 0 && (
        <div className="summary">
          <p>
            <strong>Not yet: </strong>
            {errors.length === 1 ? 'one thing has' : `${errors.length} things have`} to be put right first.
          </p>
          <ul>
            {errors.map(({ file, path, message }) => (
              <li key={`${file} ${path} ${message}`}>
                <button type="button" className="link" onClick={() => show(file, path)}>
                  {file}: {placeInWords(path)} {message}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isHeld && (
        <p className="note">Someone else has changed one of these files. Choose there which words count.</p>
      )}
      <button
        type="button"
        className="button"
        disabled={changed.length === 0 || errors.length > 0 || isHeld || isWorking || checked === null}
        onClick={() => void send('publish')}
      >
        {changes.length > 1 ? `Publish ${changes.length} changes` : 'Publish'}
      </button>
      <p className="note">{WAYS[publishing.way]}</p>
      <Progress studio={studio} />
    </div>
  );
}

const WAYS = {
  deploy:
    'The site is built aside with these words, tried, and then shown in place of the old one. That takes some minutes, and no visitor notices.',
  commit:
    'The words are written into content/ of this checkout. You can commit them here, and the site shows them from its next build on.',
  files: 'The words are written into content/. The site shows them from its next build on.',
};

const NOT_AMONG_IT = 'Visitors read what was published before. What you’ve changed isn’t among it yet.';

const STATES = {
  idle: '',
  working: 'On its way: not yet live.',
  live: 'Live: visitors read all that was published.',
  'from-next-start':
    'Deployed, and no process of the site took it over: visitors read it from its next start on. Restart the site.',
  'not-live': 'Not yet live: the files say something else than the site.',
  failed: 'It failed, and the site is as it was. What it said is below.',
};

function Progress({ studio: { state, send } }: { studio: Studio }) {
  const { publishing, canRestore, changes } = state;
  const [asksBack, setAsksBack] = useState(false);
  const isIdle = publishing.state !== 'working';
  return (
    <>
      <p className={`live live-${publishing.state}`} role="status">
        {publishing.state === 'live' && changes.length > 0 ? NOT_AMONG_IT : STATES[publishing.state]}
      </p>
      {publishing.left !== undefined && (
        <p className="note">
          {publishing.left > 0
            ? `Live in about ${publishing.left} s, by what it took the last time.`
            : 'It takes longer than the last time.'}
        </p>
      )}
      {publishing.lines.length > 0 && <pre tabIndex={0}>{publishing.lines.slice(-12).join('\n')}</pre>}
      <div className="choices">
        {publishing.way === 'deploy' && isIdle && publishing.state !== 'live' && (
          <button type="button" className="button button-line button-sm" onClick={() => void send('deploy')}>
            Publish what the files say
          </button>
        )}
        {publishing.way === 'deploy' && isIdle && !asksBack && (
          <button type="button" className="button button-line button-sm" onClick={() => setAsksBack(true)}>
            Show the site as it was before
          </button>
        )}
        {asksBack && (
          <>
            <p>
              Visitors read what they read before the last publication, words and prices. The files and your
              draft stay as they are.
            </p>
            <button
              type="button"
              className="button button-sm"
              onClick={() => {
                setAsksBack(false);
                void send('back');
              }}
            >
              Go back now
            </button>
            <button type="button" className="button button-line button-sm" onClick={() => setAsksBack(false)}>
              Stay
            </button>
          </>
        )}
        {canRestore && (
          <button type="button" className="button button-line button-sm" onClick={() => void send('restore')}>
            Bring the former words back as a draft
          </button>
        )}
      </div>
      {publishing.toCommit && (
        <Commit key={publishing.toCommit.message} {...publishing.toCommit} send={send} />
      )}
    </>
  );
}

function Commit({ files, message, send }: { files: string[]; message: string; send: Studio['send'] }) {
  const [text, setText] = useState(message);
  return (
    <form
      className="commit"
      onSubmit={(event) => {
        event.preventDefault();
        void send('commit', { message: text });
      }}
    >
      <label htmlFor="message">
        Published into {files.map((file) => `content/${file}`).join(', ')}. Commit it as
      </label>
      <textarea id="message" value={text} onChange={(event) => setText(event.target.value)} />
      <button className="button button-sm">Commit</button>
    </form>
  );
}
