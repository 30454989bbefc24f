import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Change } from './changes';
import { committer } from './git';
import { writeWhole } from './mirror';
import { releases } from './releases';

/** How far a published change has come. */
export type Progress = {
  /** What publishing does here beside writing the files: a deploy, a commit, or nothing. */
  way: 'deploy' | 'commit' | 'files';
  state: 'idle' | 'working' | 'live' | 'from-next-start' | 'not-live' | 'failed';
  /**
   * In about how many seconds it is live, by what the last deploy took; 0: it takes longer. Undefined: nobody
   * knows.
   */
  left?: number;
  /** What the command under way has said. */
  lines: string[];
  /** Written into content/ and not committed yet, in words. */
  toCommit: { files: string[]; message: string } | null;
};

/** How scripts/deploy.mjs says that its release is served, and that no process does yet. */
const SERVED = ' is served';
const NEXT_START = 'is served from the next start on';

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
  /** Where it is kept what is to be committed. */
  pending: string;
};

const written = z.strictObject({ files: z.array(z.string()), lines: z.array(z.string()) });
type Written = z.infer<typeof written>;

/**
 * Takes published words to the site by what is there for that: releases by `npm run deploy`, a checkout by a
 * commit. Neither is done here a second time.
 */
export function createPublisher({ root, content, site, deploy, log, pending }: Setting) {
  const served = releases(site, content);
  const git = committer(root, content);
  let working = false;
  let failed = false;
  let lastTook = secondsOf(linesOfLog());
  let began: number | null = null;
  let toCommit = readWritten(pending);

  function keep(next: Written | null): void {
    if (next) writeWhole(pending, JSON.stringify(next));
    else rmSync(pending, { force: true });
    toCommit = next;
  }

  async function run(args: string[]): Promise<void> {
    if (working) return;
    [working, failed] = [true, false];
    began = args.length === 0 ? performance.now() : null;
    const code = await deploy(args, log).catch((error: unknown) => {
      writeFileSync(log, String(error));
      return 1;
    });
    [working, failed] = [false, code !== 0];
    if (!failed && began !== null) lastTook = secondsSince(began);
  }

  function linesOfLog(): string[] {
    return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [];
  }

  function secondsLeft(): number | undefined {
    if (!working || began === null || lastTook === undefined) return undefined;
    return Math.max(0, lastTook - secondsSince(began));
  }

  return {
    way: (): Progress['way'] => (served.isThere() ? 'deploy' : git.isThere() ? 'commit' : 'files'),

    progress(): Progress {
      const way = this.way();
      const lines = linesOfLog();
      const current = lines.some((line) => line.includes(NEXT_START)) ? 'from-next-start' : 'live';
      const quiet = way !== 'deploy' ? 'idle' : served.isLive() ? current : 'not-live';
      return {
        way,
        state: working ? 'working' : failed ? 'failed' : quiet,
        left: secondsLeft(),
        lines,
        toCommit: toCommit && { files: toCommit.files, message: messageOf(toCommit) },
      };
    },

    isWorking: () => working,

    /** The files have been written. */
    published(files: string[], changes: Change[]): void {
      if (this.way() === 'deploy') void run([]);
      if (this.way() === 'commit') keep(joined(toCommit, { files, lines: changes.map(lineOf) }));
    },

    /** Has the words that are written now served, and what was served before the present release. */
    deployAgain: () => void run([]),
    back: () => void run(['--back']),

    /** @returns what git said, where it refused */
    async commit(message: string): Promise<string | null> {
      if (!toCommit) return 'There is nothing to commit.';
      const refused = await git.commit(toCommit.files, message);
      if (refused === null) keep(null);
      return refused;
    },
  };
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 1_000);

/**
 * What a deploy took that came to its end, by its own words; undefined where these are of another, or of
 * none.
 */
function secondsOf(lines: string[]): number | undefined {
  if (!lines.some((line) => line.startsWith('Build: ')) || !lines.some((line) => line.includes(SERVED)))
    return undefined;
  const steps = lines.flatMap((line) => /\((\d+\.\d) s\)$/.exec(line)?.[1] ?? []);
  return Math.round(steps.reduce((sum, seconds) => sum + Number(seconds), 0));
}

/** What was written before and not committed is still to be. */
function joined(before: Written | null, next: Written): Written {
  return {
    files: [...new Set([...(before?.files ?? []), ...next.files])],
    lines: [...(before?.lines ?? []), ...next.lines],
  };
}

/**
 * None where there is no such file, or it can't be read: then the files are changed and only nobody offers to
 * commit them.
 */
function readWritten(file: string): Written | null {
  try {
    return written.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function messageOf({ files, lines }: Written): string {
  const [first = files.join(', ')] = lines;
  return lines.length > 1 ? `${lines.length} changes of words and prices\n\n${lines.join('\n')}` : first;
}

export const lineOf = ({ file, what, was, is }: Change) => `${file}: ${what}: ${short(was)} → ${short(is)}`;
const short = (text = 'nothing') => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
