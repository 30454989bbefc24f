import { CheckBox } from '@/components/ui/field';
import { CHALLENGES, labelOf } from '@/lib/diagnostic/rules/questionnaire';
import type { Controls } from './controls';
import type { DiagnosticWords } from './words';

type Props = { words: Pick<DiagnosticWords, 'challenges' | 'labels' | 'steps'>; controls: Controls };

const ERROR = 'challenges-error';

export function ChallengesStep({ words: { challenges, labels, steps }, controls }: Props) {
  const error = controls.complaint('currentChallenges');
  return (
    <fieldset
      id={controls.isLinked && 'currentChallenges'}
      aria-describedby={error && ERROR}
      className="min-w-0"
    >
      <legend className="sr-only">{steps[1]?.title}</legend>
      {error && (
        <p id={ERROR} className="mb-5 border-l-3 border-poor pl-3 text-note font-medium text-poor">
          {error}
        </p>
      )}
      <ul className="grid border-t border-ink md:grid-cols-2 md:gap-x-8">
        {CHALLENGES.map((challenge) => (
          <li key={challenge} className="border-b border-line">
            <label className="group grid cursor-pointer grid-cols-[28px_1fr] gap-[14px] py-[16px]">
              <CheckBox
                {...controls.control('currentChallenges', challenge)}
                value={challenge}
                aria-invalid={error ? true : undefined}
              />
              <span>
                <b className="font-semibold">{labelOf(labels, challenge)}</b>
                <span className="block text-ui leading-normal text-ink-muted">{challenges[challenge]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
