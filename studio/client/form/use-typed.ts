import { useEffect, useRef, useState } from 'react';

const SEND_MS = 350;

type Typing<Value, Read> = {
  /** How a value stands in the field, and what its text says. */
  written: (value: Value | Read) => string;
  read: (text: string) => Read;
  /** @param was what stood there when the typing began, or was sent last */
  send: (value: Read, was: Value | Read) => Promise<boolean>;
};

/**
 * A text while it is typed: it is sent when the typing pauses or ends, with what it takes the place of. What
 * comes from elsewhere (undo, another window, somebody else) is shown where nobody has typed over it.
 */
export function useTyped<Value, Read>(value: Value, { written, read, send }: Typing<Value, Read>) {
  const [typed, setTyped] = useState({ text: written(value), over: value });
  const isFocused = useRef(false);
  const timer = useRef<number>(undefined);
  const unsent = useRef<string | null>(null);
  const sending = useRef(0);
  /** What the text began from, of what the studio has, and with what is on its way to it. */
  const kept = useRef<Value | Read>(value);
  const was = useRef<Value | Read>(value);

  const flush = () => {
    window.clearTimeout(timer.current);
    if (unsent.current === null) return;
    const text = unsent.current;
    const next = read(text);
    unsent.current = null;
    sending.current++;
    void send(next, was.current).then((done) => {
      sending.current--;
      if (done) return void (kept.current = next);
      // What did not arrive is sent with what is typed next, or when the field is left.
      was.current = kept.current;
      unsent.current ??= text;
    });
    was.current = next;
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
    if (Object.is(typed.over, value)) return;
    const isOnItsWay = sending.current > 0 || unsent.current !== null;
    const isTypedOver = isOnItsWay || (isFocused.current && typed.text !== written(typed.over));
    if (!isTypedOver) was.current = kept.current = value;
    setTyped((now) => ({ text: isTypedOver ? now.text : written(value), over: value }));
  });
  // Also when another file is opened, or the page is left.
  useEffect(() => {
    const send = () => latest.current();
    window.addEventListener('pagehide', send);
    return () => {
      window.removeEventListener('pagehide', send);
      send();
    };
  }, []);

  return {
    value: typed.text,
    onChange: (text: string) => {
      setTyped((now) => ({ ...now, text }));
      unsent.current = text;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => latest.current(), SEND_MS);
    },
    onFocus: () => {
      isFocused.current = true;
    },
    onBlur: () => {
      isFocused.current = false;
      flush();
    },
  };
}
