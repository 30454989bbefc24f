/** Names of fields of a posted step of the diagnostic beside those of the answers (lib/diagnostic/rules/posted-form.ts). */
export const POSTED = { step: 'step', go: 'go', attempt: 'attempt', earlier: 'earlier' } as const;

const LEADING_BACK: readonly string[] = [POSTED.step, POSTED.go, POSTED.earlier];

/** Whether what was posted only leads from a result to the first step: it holds no answer, and only a page comes of it. */
export const leadsToFirstStep = (fields: readonly (readonly [name: string, value: string])[]): boolean =>
  fields.every(([name]) => LEADING_BACK.includes(name)) &&
  fields.some(([name, value]) => name === POSTED.go && value === 'previous');
