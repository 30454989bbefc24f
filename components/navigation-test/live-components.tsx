'use client';

import { useState } from 'react';
import { ProgressLine } from '@/components/diagnostic/progress-line';
import { RatingScale } from '@/components/diagnostic/rating-scale';
import type { DiagnosticWords, StatementWords } from '@/components/diagnostic/words';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icons';
import { notify } from '@/components/ui/notify';
import { useScripted } from '@/components/ui/use-scripted';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { Demo } from './demo';

type LiveComponentsProps = {
  scale: DiagnosticWords['scale'];
  /** One to rate, and one that was not rated where it had to be. */
  statements: readonly StatementWords[];
  toast: { title: string; text?: string };
  progress: string;
};

const STEPS: Step[] = [1, 2, 3];

/** What needs a script: toasts, tooltip, dialogs, rating, progress. */
export function LiveComponents({ scale, statements, toast, progress }: LiveComponentsProps) {
  return (
    <fieldset disabled={!useScripted()} className="min-w-0">
      <legend className="sr-only">What needs a script</legend>
      <Demo title="Toasts">
        <div className="flex flex-wrap gap-4">
          <Button
            variant="line"
            onClick={() => notify({ title: 'Sent', text: 'A plain notice, for 5 seconds.' })}
          >
            Plain toast
          </Button>
          <Button variant="line" onClick={() => notify({ ...toast, tone: 'error' })}>
            Error toast
          </Button>
        </div>
      </Demo>
      <Demo title="Tooltip">
        <Button variant="line" data-tooltip="Opens after 700 ms, the next one within 300 ms at once">
          <Icon sign="menu" className="size-4" />
          <span className="sr-only">With a tooltip</span>
        </Button>
      </Demo>
      <Demo title="Dialogs">
        <Dialogs />
      </Demo>
      <Demo title="Rating">
        <RatingScale choice={() => unregistered('rated')} statement={statements[0]!} scale={scale} />
        <RatingScale
          choice={() => unregistered('wrong')}
          statement={statements[1]!}
          scale={scale}
          error="Rate this one."
        />
      </Demo>
      <Demo title="Progress">
        <Progress label={progress} />
      </Demo>
    </fieldset>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'alertdialog'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="line" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="line" onClick={() => setOpen('alertdialog')}>
        Alert dialog
      </Button>
      <Dialog
        open={open !== undefined}
        role={open}
        onClose={close}
        title="Start over?"
        actions={
          <>
            <Button onClick={close}>Start over</Button>
            <Button variant="line" onClick={close}>
              Keep my answers
            </Button>
          </>
        }
      >
        <p>A small question, or a message. Escape closes it, and the focus goes back to its button.</p>
      </Dialog>
    </div>
  );
}

function Progress({ label }: { label: string }) {
  const [step, setStep] = useState<Step>(1);
  return (
    <div className="flex items-start gap-8">
      <div className="relative h-65 w-10 *:left-1! *:w-8!">
        <ProgressLine step={step} label={label} />
      </div>
      <div className="flex flex-wrap gap-3">
        {STEPS.map((n) => (
          <Button key={n} size="sm" variant="line" aria-pressed={n === step} onClick={() => setStep(n)}>
            Step {n}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** What a form library would hand to a field. */
function unregistered(name: string) {
  return {
    name,
    onChange: () => Promise.resolve(),
    onBlur: () => Promise.resolve(),
    ref: () => undefined,
  };
}
