/**
 * A value that exists once per process, on globalThis: Next bundles each route apart, so a module may be
 * loaded several times.
 * @param name unique
 * @param make called for the first caller only
 */
export function oncePerProcess<Value>(name: `plumbline${string}`, make: () => Value): Value {
  const process = globalThis as Record<string, unknown>;
  if (!(name in process)) process[name] = make();
  return process[name] as Value;
}
