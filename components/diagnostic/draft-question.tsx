import { Button } from '@/components/ui/button';
import type { Draft } from '@/lib/platform/browser/diagnostic-draft-schema';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

type Props = {
  words: DiagnosticWords['page']['draft'];
  found: Draft;
  onContinue: () => void;
  onStartOver: () => void;
};

/** Somebody began here before: whoever that was decides, before anything of it is shown. */
export function DraftQuestion({ words, found, onContinue, onStartOver }: Props) {
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
