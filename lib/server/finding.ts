/**
 * The result of a check. `off`: left out on purpose. `look`: works, but a person should look. `stop`: the
 * site must not start like this.
 */
export type Finding = { about: string; state: 'ok' | 'off' | 'look' | 'stop'; lines: string[] };

export const finding = (about: string, state: Finding['state'], ...lines: string[]): Finding => ({
  about,
  state,
  lines,
});

export function stops(findings: Finding[]): string[] {
  return findings.filter(({ state }) => state === 'stop').flatMap(({ lines }) => lines);
}

export function looks(findings: Finding[], thing: string): string[] {
  return findings
    .filter(({ about, state }) => about === thing && state === 'look')
    .flatMap(({ lines }) => lines);
}
