import type { DiagnosticWords } from '@/components/diagnostic/words';
import type { Content } from '@/lib/content/content';
import { fieldWords } from '@/lib/content/words';

/** What the form in the browser needs of the content, and no more. */
export function diagnosticWords({ messages, diagnostic }: Content): DiagnosticWords {
  const { questionnaire, advice, results } = diagnostic;
  const { page, buttons, steps, fields, consent, challenges, terms, termsTitle, scale, sections } =
    questionnaire;
  return {
    page,
    buttons,
    steps,
    fields,
    consent: {
      data: consent.data,
      privacyPolicy: consent.privacyPolicy,
      marketing: consent.marketing.label,
    },
    challenges,
    terms,
    termsTitle,
    scale,
    sections,
    advice,
    fieldWords: fieldWords(questionnaire, messages),
    toasts: { ...messages.exact.toasts, ...messages.toasts },
    loading: results.states.loading,
  };
}
