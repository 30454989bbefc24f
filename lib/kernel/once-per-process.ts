/** A value that is made once per process: Next bundles each route apart, so a module may be loaded often. */
export function oncePerProcess<Value>(name: `plumbline${string}`, make: () => Value): Value {
  const process = globalThis as Record<string, unknown>;
  if (!(name in process)) process[name] = make();
  return process[name] as Value;
}
