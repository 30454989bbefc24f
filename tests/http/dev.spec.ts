import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const ROOT = path.join(import.meta.dirname, '../..');
const NOT_COPIED = ['.git', '.next', '.next-e2e', '.next-standalone', 'data', 'test-results'];

test('npm run dev shows a page that is added while it runs', { tag: '@nightly' }, async () => {
  test.setTimeout(600_000);
  const copy = path.join(temporaryFolder('dev'), 'site');
  fs.cpSync(ROOT, copy, {
    recursive: true,
    filter: (from) => !NOT_COPIED.includes(path.relative(ROOT, from)),
  });
  const edit = (file: string, from: string, to: string) => {
    const text = fs.readFileSync(path.join(copy, file), 'utf8');
    expect(text).toContain(from);
    fs.writeFileSync(path.join(copy, file), text.replace(from, to));
  };
  const port = await freePort();
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) };
  const dev = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: environment as unknown as NodeJS.ProcessEnv,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const status = (at: string) =>
      fetch(`http://127.0.0.1:${port}${at}`).then(
        (answer) => answer.status,
        () => 0,
      );
    const patient = { timeout: 200_000 };
    await expect.poll(() => status('/testimonials'), patient).toBe(200);

    edit('lib/kernel/pages.ts', "  '/testimonials'", "  '/hello': { screen: 'Hello' },\n  '/testimonials'");
    edit(
      'content/site.yaml',
      '  /testimonials:',
      '  /hello:\n    title: Hello\n    description: A page that is new.\n    index: true\n  /testimonials:',
    );
    fs.mkdirSync(path.join(copy, 'app/(marketing)/hello'));
    fs.writeFileSync(
      path.join(copy, 'app/(marketing)/hello/page.tsx'),
      "import { content } from '@/lib/server/context';\n\n" +
        "export default function Hello() {\n  return <h1>{content().site.pages['/hello'].title}</h1>;\n}\n",
    );
    await expect.poll(() => status('/hello'), patient).toBe(200);
    expect(await status('/testimonials')).toBe(200);
  } finally {
    process.kill(-dev.pid!, 'SIGKILL');
    await once(dev, 'exit');
    removeFolder(path.dirname(copy));
  }
});
