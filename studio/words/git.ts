import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Commits files of content/ in the project's own checkout, and nothing else that was changed there. */
export function committer(root: string, content: string) {
  const listed = async (args: string[]) =>
    (await git(root, ['ls-files', '-z', ...args])).said.split('\0').filter(Boolean);

  /** @returns what git said, where it refused */
  async function addNew(paths: readonly string[]): Promise<string | null> {
    const unknown = await listed(['--others', '--', ...paths]);
    if (unknown.length === 0) return null;
    const added = await git(root, ['add', '--', ...unknown]);
    return added.isDone ? null : added.said;
  }

  return {
    isThere: () => existsSync(path.join(root, '.git')),

    /** @returns what git said, where it refused; null: done, also by somebody else */
    async commit(files: readonly string[], message: string): Promise<string | null> {
      const paths = files.map((file) => path.relative(root, path.join(content, file)));
      const status = await git(root, ['status', '--porcelain', '--', ...paths]);
      if (status.isDone && status.said === '') return null;
      const added = await addNew(paths);
      if (added !== null) return added;
      // What came and went again without a commit, git does not know.
      const known = await listed(['--', ...paths]);
      const committed = await git(root, ['commit', '--only', '--quiet', '--file=-', '--', ...known], message);
      return committed.isDone ? null : committed.said;
    },
  };
}

function git(root: string, args: string[], input = ''): Promise<{ isDone: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = execFile('git', args, { cwd: root }, (error, stdout, stderr) => {
      const said = `${stdout}${stderr}`.trim();
      resolve({ isDone: !error, said: said || (error?.message ?? '') });
    });
    child.stdin?.on('error', () => undefined).end(input);
  });
}
