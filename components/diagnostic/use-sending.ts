import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { closeError, notify } from '@/components/ui/notify';
import { call, HttpError, problemOf, SLOW_MS } from '@/lib/platform/browser/fetch';
import { requestReport } from '@/lib/diagnostic/browser/report-request';
import { idsToSend } from '@/lib/diagnostic/browser/earlier';
import { rememberCaller } from '@/lib/diagnostic/browser/caller';
import { readAttribution } from '@/lib/platform/browser/visit';
import { apiRoutes } from '@/lib/kernel/routes';
import type { CheckedForm } from '@/lib/diagnostic/rules/form';
import { type FieldName, formFields } from '@/lib/diagnostic/rules/steps';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

/** What stands in the bar. Focus goes there, unless it goes to a field that needs another look. */
export type Problem = { text: string; focus: boolean };

type Sending = {
  words: DiagnosticWords;
  /** Whether the form is still the page: what comes late says nothing on another one. */
  here: RefObject<boolean>;
  attemptKey: () => string;
  /** @param report what became of asking for the report by mail; nothing: it was not asked for */
  onStored: (id: string, attemptKey: string, report?: string) => void;
  onKeyUsed: () => void;
  onRefused: (fields: [FieldName, string][]) => void;
};

/** Sends the checked form once at a time, and says in the page and in a toast why it failed. */
export function useSending({
  words: { toasts, advice },
  here,
  attemptKey,
  onStored,
  onKeyUsed,
  onRefused,
}: Sending) {
  const [state, setState] = useState<'idle' | 'sending' | 'slow' | 'stored'>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef<AbortController>(null);
  const sending = state === 'sending';

  useEffect(() => {
    if (!sending) return;
    // It is said that we wait, and the waiting can be ended.
    const timer = setTimeout(() => setState('slow'), SLOW_MS);
    return () => clearTimeout(timer);
  }, [sending]);

  // Back before the results are there, or out of the browser's memory of the page: the form is there again.
  const stored = state === 'stored';
  useEffect(() => {
    if (!stored) return;
    const back = () => {
      running.current = null;
      setState('idle');
    };
    addEventListener('popstate', back);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('pageshow', back);
    };
  }, [stored]);

  const send = async (form: CheckedForm) => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setState('sending');
    setProblem(null);
    closeError();
    const key = attemptKey();
    try {
      const { submissionBody } = await import('@/lib/diagnostic/rules/form');
      const body = { ...submissionBody(form, advice), attribution: readAttribution(), ...idsToSend() };
      const headers = { 'Idempotency-Key': key };
      const response = await call('POST', apiRoutes.assessments, body, headers, { signal });
      const id = ((await response.json()) as { id?: string } | null)?.id;
      if (!id) throw new NoId();
      setState('stored');
      rememberCaller(body);
      // It arrives though the page is left. Where it fails, the results say so, and have a button for it.
      const asked = form.emailReport ? requestReport(id, 'report').catch(() => ({ report: 'failed' })) : null;
      onStored(id, key, (await asked)?.report);
    } catch (error) {
      running.current = null;
      if (!here.current) return;
      // At once: fields are inert while they are sent, and one of them may get the focus now.
      flushSync(() => setState('idle'));
      if (signal.aborted) return setProblem({ text: wordsOf(toasts.stopped), focus: true });
      const { message } = error as Error;
      const answer = problemOf(error);
      const literal = error instanceof NoId ? toasts.noId.text : toasts.submitFailed.text;
      const text = fill(literal ?? '', { message });
      notify({ title: toasts.submitFailed.title, text, tone: 'error' });
      setProblem({
        text: answer.message ?? (error instanceof NoId ? text : wordsOf(reasonFor(error, toasts))),
        focus: !answer.fields,
      });
      if (error instanceof HttpError && error.status === 422) onKeyUsed();
      if (answer.fields) onRefused(formFields(answer.fields));
    }
  };

  return {
    state,
    problem,
    send,
    say: (text: string | null) => setProblem(text === null ? null : { text, focus: true }),
    stop: () => running.current?.abort(),
  };
}

class NoId extends Error {}

function reasonFor(error: unknown, toasts: DiagnosticWords['toasts']) {
  if (error instanceof HttpError || error instanceof SyntaxError) return toasts.strangeAnswer;
  return navigator.onLine ? toasts.noAnswer : toasts.offline;
}

const wordsOf = ({ title, text }: { title: string; text?: string }) => text ?? title;
