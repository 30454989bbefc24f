'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  keepAnswerKey,
  keptAnswerKey,
  noteAnswered,
  sentAnswerKey,
} from '@/lib/platform/browser/team-answers';
import { routes } from '@/lib/kernel/routes';
import { RoomState } from './room-state';

type Props = {
  room: string;
  /** What the page came with. */
  fresh: string;
  words: { text: string; link: string };
};

const nothingChanges = () => () => {};
const kept = (read: (room: string) => string | null, room: string) => () => read(room);

/** The key of this browser's answer: it has one answer in a room, and what is sent again changes it. */
export function AnswerKey({ room, fresh, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const known = useSyncExternalStore(nothingChanges, kept(keptAnswerKey, room), () => null);
  const sent = useSyncExternalStore(nothingChanges, kept(sentAnswerKey, room), () => null);
  const key = known ?? fresh;
  useEffect(() => {
    const form = field.current?.form;
    const keep = () => keepAnswerKey(room, key);
    form?.addEventListener('submit', keep);
    return () => form?.removeEventListener('submit', keep);
  }, [room, key]);
  return (
    <>
      <input ref={field} type="hidden" name="answer" value={key} />
      {sent && (
        <RoomState text={words.text}>
          <a href={routes.teamRoom(sent)}>{words.link}</a>
        </RoomState>
      )}
    </>
  );
}

/** Notes that this browser has an answer in the room, and its key. */
export function NoteAnswer({ room, answerKey }: { room: string; answerKey: string }) {
  useEffect(() => noteAnswered(room, answerKey), [room, answerKey]);
  return null;
}
