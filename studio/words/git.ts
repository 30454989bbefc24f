import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Commits files of content/ in the project's own checkout, and nothing else that was changed there. */
export function committer(root: string, content: string) {
  return {
    isThere: () => existsSync(path.join(root, '.git')),

    /** @returns what git said, where it refused; null: done */
    async commit(files: readonly string[], message: string): Promise<string | null> {
      const paths = files.map((file) => path.relative(root, path.join(content, file)));
      return git(root, ['commit', '--only', '--quiet', '--file=-', '--', ...paths], message);
    },
  };
}

function git(root: string, args: string[], input: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = execFile('git', args, { cwd: root }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : null),
    );
    child.stdin?.on('error', () => undefined).end(input);
  });
}
