// Delete when Next answers a form whose action it does not know, or that it can't read, with the page of the
// form. Test: tests/http/diagnostic-form.spec.ts
import fs from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { renderedManifest } from './manifests';

type Actions = { node: Record<string, { workers: Record<string, unknown> }> };

/** The pages that answer a form which the browser sends by itself, with the id of the action that does. */
export function formActions(build: string): Map<string, string> {
  const rendered = renderedManifest(build).routes;
  const { node } = JSON.parse(
    fs.readFileSync(path.join(build, 'server/server-reference-manifest.json'), 'utf8'),
  ) as Actions;
  return new Map(
    Object.entries(node).flatMap(([id, { workers }]) =>
      Object.keys(workers)
        .map((module) => module.replace(/^app(.*)\/page$/, '$1'))
        .filter((route) => !(route in rendered))
        .map((route): [string, string] => [route, id]),
    ),
  );
}

/** Fields as Next wants them from a form that names this action. Names and values have to be well-formed. */
export function actionBody(id: string, fields: readonly (readonly [name: string, value: string])[]) {
  const boundary = randomBytes(18).toString('hex');
  const parts = [[`$ACTION_ID_${id}`, ''] as const, ...fields].map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const bytes = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
  return { bytes, type: `multipart/form-data; boundary=${boundary}` };
}
