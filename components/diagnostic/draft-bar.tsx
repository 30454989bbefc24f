import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { Dialog } from '@/components/ui/dialog';
import { TEXT_BUTTON } from '@/components/ui/link-classes';
import type { Draft } from '@/lib/diagnostic/browser/draft-schema';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';
import { GoneButton } from '@/components/ui/gone-button';
import { dropEarlier, earlierToSend } from '@/lib/diagnostic/browser/earlier';
import { comparisonAhead } from '@/lib/diagnostic/rules/retake';

type Props = {
  words: DiagnosticWords['page']['draft'];
  /** Whether answers are kept: not before the script is there. Its place stays free until then. */
  keeps: boolean;
  onStartOver: () => void;
};

export function DraftBar({ words, keeps, onStartOver }: Props) {
  const [asking, setAsking] = useState(false);
  const given = useWatch<FormValues>();
  const hasAnswers = [given.firstName, given.lastName, given.email, given.currentChallenges?.[0]].some(
    Boolean,
  );
  return (
    <div
      className={classes(
        'mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-note text-ink-muted',
        !keeps && 'invisible',
      )}
    >
      <p className="max-w-none">{words.saved}</p>
      <button
        type="button"
        className={classes(TEXT_BUTTON, !hasAnswers && 'invisible')}
        onClick={() => setAsking(true)}
      >
        {words.startOver}
      </button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.startOver}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{words.keep}</Button>
            <Button
              variant="line"
              onClick={() => {
                setAsking(false);
                onStartOver();
              }}
            >
              {words.startOver}
            </Button>
          </>
        }
      >
        <p>{words.confirmStartOver}</p>
      </Dialog>
    </div>
  );
}

type QuestionProps = {
  words: DiagnosticWords['page']['draft'];
  found: Draft;
  onContinue: () => void;
  onStartOver: () => void;
};

/** Somebody began here before: whoever that was decides, before anything of it is shown. */
export function DraftQuestion({ words, found, onContinue, onStartOver }: QuestionProps) {
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });
  const [question, at] = found.sent ? [words.sent, found.savedAt] : [words.began, found.startedAt];
  return (
    <div
      role="group"
      aria-labelledby="draft-question"
      className="sheet mb-10 grid gap-5 p-6 md:flex md:items-center md:justify-between"
    >
      <p id="draft-question" role="status" className="font-display text-l">
        {fill(question, { date: day.format(at) })}
      </p>
      <div className="flex shrink-0 flex-wrap gap-3">
        <Button size="sm" onClick={onContinue}>
          {words.continue}
        </Button>
        <Button size="sm" variant="line" onClick={onStartOver}>
          {words.startOver}
        </Button>
      </div>
    </div>
  );
}

const LINE = 'mb-8 text-ui text-ink-muted';

/** Says which earlier result the next one is compared with, and lets it be. */
export function EarlierNote({ words }: { words: DiagnosticWords['page']['earlier'] }) {
  const [earlier] = useState(earlierToSend);
  const [dropped, setDropped] = useState(false);
  if (!earlier) return null;
  if (dropped) return <GoneButton className={LINE}>{words.dropped}</GoneButton>;
  return (
    <p className={LINE}>
      {comparisonAhead(earlier, words)}{' '}
      <button
        type="button"
        className={TEXT_BUTTON}
        onClick={() => {
          dropEarlier();
          setDropped(true);
        }}
      >
        {words.drop}
      </button>
    </p>
  );
}
