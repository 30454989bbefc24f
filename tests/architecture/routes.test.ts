import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteRoutes } from '@/app/test-navigation/site-routes';
import { API_CALLS } from '@/tests/support/api-calls';

const APP = path.join(import.meta.dirname, '../../app');

/** app/(marketing)/toolbox/[slug]/page.tsx is /toolbox/{slug} */
function routeOf(file: string): string {
  const parts = path.dirname(file).split(path.sep);
  const named = parts.filter((part) => part !== '.' && !part.startsWith('('));
  return `/${named.map((part) => part.replace(/^\[(.*)\]$/, '{$1}')).join('/')}`;
}

const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(page|route)\.tsx?$/.test(file.replaceAll(path.sep, '/')),
);

test.each(files.map(routeOf))('%s is listed on /test-navigation', (route) => {
  expect(siteRoutes([]).map((listed) => listed.route)).toContain(route);
});

test('every call of the API is sent nonsense by strangers.spec.ts, by each of its methods', () => {
  const there = files
    .filter((file) => file.startsWith('api'))
    .flatMap((file) => {
      const methods = readFileSync(path.join(APP, file), 'utf8').matchAll(
        /^export (?:async )?(?:function|const|\{ GET as) ([A-Z]+)\b/gm,
      );
      return Array.from(methods, ([, method = '']) => `${method.toLowerCase()} ${routeOf(file)}`);
    });
  expect(API_CALLS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(there.sort());
});
