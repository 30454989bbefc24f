import { State } from '@/components/layout/message';
import { OrderSection } from '@/components/orders/order-frame';
import { routes } from '@/lib/kernel/routes';
import { longDay } from '@/lib/kernel/time';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import { fill } from '@/lib/kernel/text';
import { CorrectionForm } from './correction-form';
import type { DataOutcome, DataTexts } from './data-texts';

type Props = {
  token: string;
  assessments: Assessment[];
  texts: DataTexts;
  outcome: DataOutcome;
};

/** The diagnostics somebody has sent, each with what may be corrected. */
export function Diagnostics({ token, assessments, texts, outcome }: Props) {
  const words = texts.assessments;
  return (
    <OrderSection title={words.title}>
      <p>{words.text}</p>
      {outcome.corrected === 'saved' && (
        <State role="status" tone="good" className="mt-3">
          {words.saved}
        </State>
      )}
      {outcome.corrected === 'refused' && (
        <State role="alert" tone="poor" className="mt-3">
          {words.refused}
        </State>
      )}
      {assessments.map((assessment) => (
        <article key={assessment.id} className="mt-7 grid gap-4">
          <h3>{fill(words.one, { date: longDay(assessment.createdAt), score: assessment.overallScore })}</h3>
          <Facts assessment={assessment} texts={texts} />
          <p>
            <a href={routes.results(assessment.id)}>{words.results}</a>
          </p>
          <CorrectionForm
            token={token}
            assessment={assessment}
            texts={texts}
            refused={isRefused(assessment, outcome) ? outcome : null}
          />
        </article>
      ))}
    </OrderSection>
  );
}

const isRefused = ({ id }: Assessment, { corrected, typed }: DataOutcome) =>
  corrected === 'refused' && typed.assessment === id;

function Facts({ assessment, texts }: { assessment: Assessment; texts: DataTexts }) {
  const { name, fields, assessments: words } = texts;
  const { currentChallenges, attribution } = assessment;
  const rows: [string, string | null][] = [
    [name, assessment.name],
    ...DETAIL_IDS.map((id): [string, string | null] => [fields[id].label, assessment[id]]),
    [words.challenges, currentChallenges.join(', ')],
    [words.attribution, attribution && Object.values(attribution).join(', ')],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2 wrap-anywhere md:grid-cols-[12rem_minmax(0,1fr)]">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="font-semibold">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
