// Delete when a route handler sets the headers of next.config.mjs by itself. Test: tests/http/front.spec.ts
import { routesManifest } from './manifests';

/**
 * The headers that the rules of next.config.mjs give to an address; null where a rule looks at more than the
 * address.
 */
export function headersByRule(build: string): (address: string) => Map<string, string> | null {
  // Next compares addresses in small and capital letters alike.
  const rules = routesManifest(build).headers.map((rule) => ({
    ...rule,
    regex: new RegExp(rule.regex, 'i'),
  }));
  return (address) => {
    const matching = rules.filter(({ regex }) => regex.test(address));
    if (matching.some(({ has, missing }) => has || missing)) return null;
    // The last rule that names a header wins.
    return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)));
  };
}
