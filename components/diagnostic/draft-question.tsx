import { Button } from '@/components/ui/button';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

type Props = {
  words: DiagnosticWords['page']['draft'];
  startedAt: number;
  onContinue: () => void;
  onStartOver: () => void;
};

/** Somebody began here before: whoever that was decides, before anything of it is shown. */
export function DraftQuestion({ words, startedAt, onContinue, onStartOver }: Props) {
  const date = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(startedAt);
  return (
    <div role="status" className="sheet mb-10 grid gap-5 p-6 md:flex md:items-center md:justify-between">
      <p className="font-display text-l">{fill(words.began, { date })}</p>
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
