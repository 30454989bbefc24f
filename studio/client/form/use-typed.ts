import { useEffect, useRef, useState } from 'react';

const SEND_MS = 350;

/**
 * A text while it is typed: it is sent when the typing pauses or ends. What comes from elsewhere (undo, another window) is shown
 * where nobody is typing.
 */
export function useTyped(value: string, send: (text: string) => Promise<boolean>) {
  const [typed, setTyped] = useState({ text: value, over: value });
  const isFocused = useRef(false);
  const timer = useRef<number>(undefined);
  const unsent = useRef<string | null>(null);

  const flush = () => {
    window.clearTimeout(timer.current);
    if (unsent.current === null) return;
    const text = unsent.current;
    unsent.current = null;
    // What did not arrive is sent with what is typed next, or when the field is left.
    void send(text).then((done) => {
      if (!done) unsent.current ??= text;
    });
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
    if (typed.over === value) return;
    setTyped((now) => ({ text: isFocused.current ? now.text : value, over: value }));
  });
  // Also when another file is opened, or the page is left.
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
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
