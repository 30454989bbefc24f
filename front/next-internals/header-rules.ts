// Delete when a route handler sets the headers of next.config.mjs by itself. Test: tests/http/front.spec.ts
import { routesManifest } from './manifests';

/**
 * The headers that the rules of next.config.mjs give to a route; the last rule that names a header wins.
 * @throws Error when a rule looks at more than the address
 */
export function headersByRule(build: string): (route: string) => Map<string, string> {
  const rules = routesManifest(build).headers.map((rule) => ({ ...rule, regex: new RegExp(rule.regex) }));
  return (route) => {
    const matching = rules.filter(({ regex }) => regex.test(route));
    for (const { source, has, missing } of matching)
      if (has || missing)
        throw new Error(`${route}: front/calls.ts can't keep the header rule for ${source}.`);
    return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)));
  };
}
