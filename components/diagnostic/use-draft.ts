import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '@/lib/diagnostic/browser/draft-schema';
import {
  changedDraft,
  asDraft,
  clearDraft,
  onDraftOfOtherTab,
  tabSession,
  writeDraft,
} from '@/lib/diagnostic/browser/draft';
import { pushStep, replaceStep, stepInAddress } from '@/lib/diagnostic/browser/step-history';
import { dropEarlier } from '@/lib/diagnostic/browser/earlier';
import { randomKey } from '@/lib/kernel/attempt';
import { keepNamed } from '@/lib/diagnostic/browser/result-marks';
import { forgetCaller } from '@/lib/diagnostic/browser/caller';
import type { CheckedForm, FormValues } from '@/lib/diagnostic/rules/form';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { BLANK, openDraft } from '@/lib/diagnostic/browser/opened-draft';
import { notify } from '@/components/ui/notify';
import type { DiagnosticWords } from './words';

/** `asking`: an earlier visit left answers, and nothing of them is shown before the visitor says so. */
type Opening = 'reading' | 'asking' | 'open';

/** Keeps what is typed: back at once after a reload, later after a question. Tabs share one draft. */
export function useDraft(
  form: UseFormReturn<FormValues, unknown, CheckedForm>,
  step: Step,
  { toasts, version }: Pick<DiagnosticWords, 'toasts' | 'version'>,
) {
  const draft = useRef<Draft | null>(null);
  const changing = useRef<StatementId | null>(null);
  const linked = useRef(false);
  const warned = useRef(false);
  const [opening, setOpening] = useState<Opening>('reading');
  const [found, setFound] = useState<Draft>();
  const onUnfit = useEffectEvent(() => notify(toasts.draftUnfit));
  const onNotSaved = useEffectEvent(() => notify({ ...toasts.draftNotSaved, tone: 'error' }));

  const take = useCallback(
    (found: Draft) => {
      draft.current = found;
      form.reset(found.values);
      tabSession.open();
      setOpening('open');
    },
    [form],
  );

  useEffect(() => {
    let left = false;
    void openDraft(Date.now(), version).then((opened) => {
      if (left) return;
      if (opened.unfit) onUnfit();
      changing.current = opened.statement;
      linked.current = opened.linked;
      if (opened.asked) {
        draft.current = opened.draft;
        replaceStep(1);
        setFound(opened.asked);
        setOpening('asking');
      } else if (opened.draft) {
        if (opened.statement) {
          writeDraft(opened.draft);
          replaceStep(3);
        }
        take(opened.draft);
      } else {
        replaceStep(1);
        setOpening('open');
      }
    });
    return () => void (left = true);
  }, [take, version]);

  useEffect(() => {
    if (opening !== 'open') return;
    const keep = (next: Draft) => {
      draft.current = next;
      tabSession.open();
      if (writeDraft(next) || warned.current) return;
      warned.current = true;
      onNotSaved();
    };
    const typing = form.watch((_values, { name }) => {
      if (name)
        keep(changedDraft(draft.current, structuredClone(form.getValues()), stepInAddress(), Date.now()));
    });
    return () => typing.unsubscribe();
  }, [form, opening]);

  useEffect(() => {
    if (opening === 'reading') return;
    let latest: unknown = null;
    return onDraftOfOtherTab((stored) => {
      latest = stored;
      if (stored === null) {
        draft.current = null;
        form.reset(BLANK);
        return setOpening('open');
      }
      void asDraft(stored).then((other) => {
        // Changed or cleared again while this one was being read.
        if (!other || latest !== stored) return;
        draft.current = other;
        if (opening === 'asking') setFound(other);
        else form.reset(other.values);
      });
    });
  }, [form, opening]);

  useEffect(() => {
    if (opening !== 'open' || !draft.current || draft.current.step === step) return;
    draft.current = { ...draft.current, step };
    writeDraft(draft.current);
  }, [opening, step]);

  const renew = () => {
    if (draft.current)
      writeDraft((draft.current = { ...draft.current, attemptKey: randomKey(), sent: undefined }));
  };

  return {
    opening,
    found,
    /** The statement that a link to change an answer leads to; asked once. */
    toChange: () => {
      const statement = changing.current;
      changing.current = null;
      return statement;
    },
    attemptKey: () => (draft.current ??= changedDraft(null, form.getValues(), 3, Date.now())).attemptKey,
    resume: () => {
      if (!draft.current) return;
      // Sent again by a later visit, the same answers are another diagnostic.
      if (draft.current.sent) renew();
      else writeDraft(draft.current);
      take(draft.current);
      if (draft.current.step > 1) pushStep(draft.current.step);
    },
    /** They were stored, and stay in this browser for as long as a draft does. */
    keepSent: (attemptKey: string, result: string) => {
      if (draft.current?.attemptKey !== attemptKey) return;
      writeDraft((draft.current = { ...draft.current, sent: true }));
      keepNamed({ result, challenges: draft.current.values.currentChallenges });
    },
    /** The key can't be used any more: the same answers are another attempt. */
    renew,
    forget: () => {
      draft.current = null;
      clearDraft();
      forgetCaller();
      keepNamed(null);
      // Whoever is asked and starts over may be somebody else; whoever came by a link has just chosen to
      // compare.
      if (opening === 'asking' && !linked.current) dropEarlier();
      changing.current = null;
      setOpening('open');
    },
  };
}
