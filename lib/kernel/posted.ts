/** Fields of a posted step of the diagnostic, beside the answers (lib/diagnostic/rules/posted-form.ts). */
export const POSTED = { step: 'step', go: 'go', attempt: 'attempt', earlier: 'earlier' } as const;

const LEADING_BACK: Partial<Record<string, (value: string) => boolean>> = {
  [POSTED.step]: (value) => value === '2',
  [POSTED.go]: (value) => value === 'previous',
  [POSTED.earlier]: () => true,
};

/** Whether the form only leads from a result to the first step: it holds no answer and stores nothing. */
export const leadsToFirstStep = (fields: readonly (readonly [name: string, value: string])[]): boolean =>
  fields.every(([name, value]) => LEADING_BACK[name]?.(value)) && fields.some(([name]) => name === POSTED.go);
