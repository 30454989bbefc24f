import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Change } from './changes';
import { committer } from './git';
import { releases } from './releases';

/** How far a published change has come. */
export type Progress = {
  /** What publishing does here beside writing the files: a deploy, a commit, or nothing. */
  way: 'deploy' | 'commit' | 'files';
  state: 'idle' | 'working' | 'live' | 'not-live' | 'failed';
  /** How long the last deploy took that came to its end; none has yet. */
  seconds?: number;
  /** What the command under way has said. */
  lines: string[];
  /** Written into content/ and not committed yet, in words. */
  toCommit: { files: string[]; message: string } | null;
};

/** A command of the project's, run to its end, which prints into this file. @returns its exit code */
export type RunCommand = (args: string[], log: string) => Promise<number>;

type Setting = {
  /** The folder of the project. */
  root: string;
  content: string;
  /** The folder of the site, where releases of it are served; it may have none. */
  site: string;
  deploy: RunCommand;
  /** What it has said last. */
  log: string;
};

/**
 * Takes published words to the site by what is there for that: releases by `npm run deploy`, a checkout by a commit. Neither is
 * done here a second time.
 */
export function createPublisher({ root, content, site, deploy, log }: Setting) {
  const served = releases(site, content);
  const git = committer(root, content);
  let working = false;
  let failed = false;
  let seconds: number | undefined;
  let toCommit: Progress['toCommit'] = null;

  async function run(args: string[]): Promise<void> {
    if (working) return;
    [working, failed] = [true, false];
    const began = performance.now();
    const code = await deploy(args, log).catch((error: unknown) => {
      writeFileSync(log, String(error));
      return 1;
    });
    [working, failed] = [false, code !== 0];
    if (!failed && args.length === 0) seconds = Math.round((performance.now() - began) / 1_000);
  }

  const linesOfLog = () => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : []);

  return {
    way: (): Progress['way'] => (served.isThere() ? 'deploy' : git.isThere() ? 'commit' : 'files'),

    progress(): Progress {
      const way = this.way();
      const quiet = way !== 'deploy' ? 'idle' : served.isLive() ? 'live' : 'not-live';
      return {
        way,
        state: working ? 'working' : failed ? 'failed' : quiet,
        seconds,
        lines: linesOfLog(),
        toCommit,
      };
    },

    isWorking: () => working,

    /** The files have been written. */
    published(files: string[], changes: Change[]): void {
      if (this.way() === 'deploy') void run([]);
      if (this.way() === 'commit') toCommit = { files, message: messageOf(files, changes) };
    },

    /** Has the words that are written now served, and what was served before the present release. */
    deployAgain: () => void run([]),
    back: () => void run(['--back']),

    /** @returns what git said, where it refused */
    async commit(message: string): Promise<string | null> {
      if (!toCommit) return 'There is nothing to commit.';
      const refused = await git.commit(toCommit.files, message);
      if (refused === null) toCommit = null;
      return refused;
    },
  };
}

function messageOf(files: string[], changes: Change[]): string {
  const lines = changes.map(({ file, what, was, is }) => `${file}: ${what}: ${short(was)} → ${short(is)}`);
  const [first = files.join(', ')] = lines;
  return lines.length > 1 ? `${lines.length} changes of words and prices\n\n${lines.join('\n')}` : first;
}

const short = (text = 'nothing') => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
