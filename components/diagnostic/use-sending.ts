'use client';

import { useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { call, HttpError } from '@/lib/platform/browser/fetch';
import { readAttribution, rememberCaller } from '@/lib/platform/browser/visit';
import { apiRoutes } from '@/lib/kernel/api-routes';
import type { CheckedForm } from '@/lib/diagnostic/rules/form';
import { fill } from '@/lib/kernel/text';
import { type FieldName, firstOf } from './steps';
import type { DiagnosticWords } from './words';

type Sending = {
  words: DiagnosticWords;
  attemptKey: () => string;
  onStored: (id: string) => void;
  /** The server found something wrong with these fields. */
  onRefused: (fields: [FieldName, string][]) => void;
};

/** Sends the checked form once at a time, and says in the page and in a toast why it failed. */
export function useSending({ words, attemptKey, onStored, onRefused }: Sending) {
  const [state, setState] = useState<'idle' | 'sending' | 'stored'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);

  const fail = (text: string, shown = text) => {
    busy.current = false;
    setState('idle');
    setProblem(shown);
    notify({ title: words.toasts.submitFailed.title, text, tone: 'error' });
  };

  const send = async (form: CheckedForm) => {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    setProblem(null);
    try {
      const { submissionBody } = await import('@/lib/diagnostic/rules/form');
      const attribution = readAttribution() ?? undefined;
      const body = { ...submissionBody(form, words.advice), attribution };
      const response = await call('POST', apiRoutes.assessments, body, { 'Idempotency-Key': attemptKey() });
      const { id } = (await response.json()) as { id?: string };
      if (!id) return fail(words.toasts.noId.text ?? '');
      setState('stored');
      rememberCaller(body);
      onStored(id);
    } catch (error) {
      const { message } = error as Error;
      const answer = error instanceof HttpError ? readProblem(error.body) : null;
      const offline = error instanceof TypeError && !navigator.onLine;
      const shown = answer?.message ?? (offline ? words.toasts.offline.text : undefined);
      fail(fill(words.toasts.submitFailed.text ?? '', { message }), shown);
      if (answer?.fields) onRefused(formFields(answer.fields));
    }
  };

  return { state, problem, send, say: setProblem };
}

function readProblem(body: string): { message?: string; fields?: Record<string, string> } | null {
  try {
    return JSON.parse(body) as { message?: string; fields?: Record<string, string> };
  } catch {
    return null;
  }
}

/** The fields of the API under the names they have in the form. */
function formFields(fields: Record<string, string>): [FieldName, string][] {
  return Object.entries(fields).flatMap(([name, message]): [FieldName, string][] => {
    const field = firstOf([name === 'name' ? 'firstName' : name, `ratings.${name}`]);
    return field ? [[field, message]] : [];
  });
}
