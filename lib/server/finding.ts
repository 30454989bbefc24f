/**
 * What a check has found out about one thing. ok: it is set and works. off: left out on purpose. look: it
 * works, and a person should look. stop: the site must not start like this.
 */
export type Finding = { about: string; state: 'ok' | 'off' | 'look' | 'stop'; lines: string[] };

export const finding = (about: string, state: Finding['state'], ...lines: string[]): Finding => ({
  ...{ about, state, lines },
});

/** All that keeps the site from starting. */
export function stops(findings: Finding[]): string[] {
  return findings.filter(({ state }) => state === 'stop').flatMap(({ lines }) => lines);
}

/** What a person should look at in one thing, though it keeps the site from nothing. */
export function looks(findings: Finding[], thing: string): string[] {
  return findings
    .filter(({ about, state }) => about === thing && state === 'look')
    .flatMap(({ lines }) => lines);
}
