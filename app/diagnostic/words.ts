import type { DiagnosticWords } from '@/components/diagnostic/words';
import type { Content } from '@/lib/content/content';
import { fieldWords } from '@/lib/content/words';

/** Only what the form needs: it is sent to the browser. */
export function diagnosticWords({ messages, diagnostic, library }: Content): DiagnosticWords {
  const { questionnaire, results } = diagnostic;
  const { consent, ...words } = questionnaire;
  return {
    ...words,
    consent: { ...consent, marketing: consent.marketing.label },
    advice: diagnostic.advice,
    fieldWords: fieldWords(questionnaire, messages),
    toasts: { ...messages.exact.toasts, ...messages.toasts },
    library: { label: library.link, one: library.linkOne },
    loading: results.states.loading,
  };
}
