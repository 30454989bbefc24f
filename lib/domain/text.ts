/**
 * Puts values into the braces of a text: fill('Step {n} of 3', { n: 2 }) is 'Step 2 of 3'.
 * @throws when the text holds a placeholder that has no value, so that no visitor ever reads one.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{([\w.-]+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for ${placeholder} in "${template}"`);
    return String(value);
  });
}
