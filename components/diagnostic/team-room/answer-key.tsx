'use client';

import { useEffect, useRef } from 'react';
import { useInBrowser } from '@/components/ui/use-scripted';
import {
  forgetOldAnswers,
  keepAnswerKey,
  keptAnswerKey,
  noteAnswered,
  sentAnswerKey,
} from '@/lib/diagnostic/browser/team-answers';
import { routes } from '@/lib/kernel/routes';
import { State } from '@/components/layout/message';

type Props = {
  room: string;
  fresh: string;
  words: { text: string; link: string };
};

/** The key of this browser's answer: it has one answer in a room, and what is sent again changes it. */
export function AnswerKey({ room, fresh, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useInBrowser<string | null>(() => sentAnswerKey(room), null);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const keep = () => {
      // Another tab may have answered since this one was opened.
      const own = keptAnswerKey(room) ?? fresh;
      input!.value = own;
      keepAnswerKey(room, own);
    };
    form?.addEventListener('submit', keep);
    return () => form?.removeEventListener('submit', keep);
  }, [room, fresh]);
  return (
    <>
      <input ref={field} type="hidden" name="answer" defaultValue={fresh} />
      {sent && (
        <State tone="good" role="status" className="max-w-measure">
          {words.text} <a href={routes.teamRoom(sent)}>{words.link}</a>
        </State>
      )}
    </>
  );
}

/** On every page of team rooms: the keys of rooms that are gone go. */
export function ForgetOldAnswers() {
  useEffect(forgetOldAnswers, []);
  return null;
}

/** Notes that this browser has an answer in the room, and its key. */
export function NoteAnswer({ room, answerKey }: { room: string; answerKey: string }) {
  useEffect(() => noteAnswered(room, answerKey), [room, answerKey]);
  return null;
}
