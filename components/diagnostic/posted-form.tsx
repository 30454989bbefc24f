import { Button, ButtonLink } from '@/components/ui/button';
import { answersBeside, type FormPage } from '@/lib/diagnostic/rules/posted-form';
import { carriedText, comparisonAhead } from '@/lib/diagnostic/rules/retake';
import { type Step, type FieldName, inFormOrder, ratingField } from '@/lib/diagnostic/rules/steps';
import { POSTED } from '@/lib/kernel/forms';
import { DIAGNOSTIC_ANSWER } from '@/lib/kernel/routes';
import { AboutStep } from './about-step';
import { AssessmentStep } from './ratings-step';
import { ChallengesStep } from './challenges-step';
import { BottomBar, ProgressLine, STEP_COLUMNS, StepGuide } from './step-frame';
import { postedControls } from './controls';
import { TakeOver } from './take-over';
import type { DiagnosticWords } from './words';
import type { ReactNode } from 'react';
import { fill } from '@/lib/kernel/text';

type Props = {
  words: DiagnosticWords;
  page: FormPage;
  problem: string | null;
};

const STEPS = { 1: AboutStep, 2: ChallengesStep, 3: AssessmentStep };

export function PostedForm({ words, page, problem }: Props) {
  const { step, attempt, earlier, values } = page;
  const Fields = STEPS[step];
  const isTroubled = problem !== null || page.unrated.length > 0 || Object.keys(page.complaints).length > 0;
  const fields: [name: string, value: string][] = [
    [POSTED.step, String(step)],
    [POSTED.attempt, attempt],
    ...(earlier ? [[POSTED.earlier, carriedText(earlier)] as [string, string]] : []),
    ...answersBeside(step, values),
  ];
  return (
    <form noValidate method="post" action={DIAGNOSTIC_ANSWER} className="relative">
      {fields.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {step !== 1 && !isTroubled && <TakeOver step={step} />}
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <ProgressLine step={step} label={words.page.progress} />
      <div className={STEP_COLUMNS}>
        <StepGuide words={words} step={step} isFocused={!isTroubled} />
        <div>
          {isTroubled && <PostedTrouble words={words} page={page} problem={problem} />}
          {earlier && (
            <p className="mb-8 text-ui text-ink-muted">{comparisonAhead(earlier, words.page.earlier)}</p>
          )}
          <Fields words={words} controls={postedControls(page)} />
          <p className="mt-4 text-note text-ink-muted">{words.page.draft.unsent}</p>
        </div>
      </div>
      <Bar words={words} step={step} />
    </form>
  );
}

function Bar({ words: { buttons, scale }, step }: { words: DiagnosticWords; step: Step }) {
  return (
    <BottomBar>
      <p className="text-note text-ink-muted">{step === 3 && scale.unratedNote}</p>
      <div className="flex justify-end gap-3">
        {step > 1 && (
          <Button type="submit" variant="line" size="sm" name={POSTED.go} value="previous">
            {buttons.previous}
          </Button>
        )}
        <Button type="submit" size="sm" className="grow md:grow-0">
          {step < 3 ? buttons.next : buttons.submit}
        </Button>
      </div>
    </BottomBar>
  );
}

type TroubleProps = {
  words: Pick<DiagnosticWords, 'advice' | 'scale' | 'toasts'>;
  page: FormPage;
  problem: string | null;
};

function PostedTrouble({ words: { advice, scale, toasts }, page, problem }: TroubleProps) {
  const { unrated, gap, complaints } = page;
  const [first] = unrated;
  if (first) {
    const { title, text, rate, send } = scale.unrated;
    const links = unrated.map((id) => [ratingField(id), advice.statements[id].short] as const);
    return (
      <Sheet title={fill(title, { n: unrated.length })} text={text} links={links}>
        <ButtonLink size="sm" href={`#${ratingField(first)}`}>
          {rate}
        </ButtonLink>
        <Button type="submit" size="sm" variant="line" name={POSTED.go} value="send">
          {send}
        </Button>
      </Sheet>
    );
  }
  const links = inFormOrder(complaints);
  if (gap) return <Sheet {...toasts[gap]} links={links} />;
  const { title, text = '' } = toasts.submitFailed;
  return (
    <Sheet
      title={title}
      text={problem === null ? undefined : fill(text, { message: problem })}
      links={links}
    />
  );
}

type SheetProps = {
  title: string;
  text?: string;
  links: readonly (readonly [FieldName, string])[];
  children?: ReactNode;
};

function Sheet({ title, text, links, children }: SheetProps) {
  return (
    <div
      role="group"
      aria-labelledby="trouble"
      tabIndex={-1}
      autoFocus
      className="sheet datum mb-10 grid gap-3 p-6"
    >
      <p id="trouble" className="font-display text-l">
        {title}
      </p>
      {text && <p>{text}</p>}
      {children && <div className="mt-1 flex flex-wrap gap-3">{children}</div>}
      {links.length > 0 && (
        <ul className="grid gap-x-8 text-ui md:grid-cols-2">
          {links.map(([field, words]) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="flex min-h-target items-center py-2 leading-snug underline decoration-brass decoration-2 underline-offset-4 first-letter:uppercase"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
