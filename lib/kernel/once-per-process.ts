/**
 * What there is one of in a process, however many copies of the code: Next bundles each route on its own, and
 * instrumentation.ts too. It is kept on globalThis.
 * @param name no other one's: all that ask for it get the same value
 * @param make is called for whoever asks first
 */
export function oncePerProcess<Value>(name: `plumbline${string}`, make: () => Value): Value {
  const process = globalThis as Record<string, unknown>;
  if (!(name in process)) process[name] = make();
  return process[name] as Value;
}
