/**
 * A file of the environment as systemd reads it (EnvironmentFile= in systemd.exec(5)): a comment has a line
 * of its own, behind a value it is a part of it; quotes belong to no value; a backslash takes the next
 * character as it is.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function readAsSystemd(text) {
  const values = {};
  for (const line of text.split('\n')) {
    if (/^\s*([#;]|$)/.test(line)) continue;
    const [, name, given] = /^\s*([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const value = given.trim();
    values[name] = value.replaceAll(
      /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g,
      (_, single, double, escaped) => single ?? double?.replaceAll(/\\(["\\`$])/g, '$1') ?? escaped,
    );
  }
  return values;
}
