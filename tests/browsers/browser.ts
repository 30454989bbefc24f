/**
 * What the walk asks of a browser. Both drivers take the actions of the WebDriver specification: a mouse and
 * a keyboard, as a visitor has them.
 */
export type Browser = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, or in the frame entered, and returns what it came to. */
  run: <A extends unknown[], R>(work: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  act: (source: object) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** From now on `run` and `act` mean the frame whose address has this in it; null: the page. */
  enter: (frame: string | null) => Promise<void>;
  /** What the page complained of so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Where an element is with this text or name; null while it can't be seen. It is brought into sight. */
function middleOf(selector: string, text: string): { x: number; y: number } | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && (one.getAttribute('aria-label') ?? one.textContent).includes(text),
  );
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  if (found.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

const PATIENCE_MS = 15_000;

/** Asks again and again until the answer is truthy. @throws with the question when it never is */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<NonNullable<T>> {
  let cause: unknown;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const answer = await ask().catch((error: unknown) => void (cause = error));
    if (answer) return answer;
    await new Promise((again) => setTimeout(again, 100));
  }
  throw new Error(`Waited in vain for ${what}.`, { cause });
}

/** Clicks what can be seen with this text or name, as soon as it is there and moves no more. */
export async function click(browser: Browser, selector: string, text = ''): Promise<void> {
  const find = () => browser.run(middleOf, selector, text);
  const { x, y } = await until(`${selector} "${text}"`, async () => {
    const [before, now] = [await find(), await find()];
    return before?.x === now?.x && before?.y === now?.y ? now : null;
  });
  await press(browser, x, y);
}

/** The same for a label in a frame, as a visitor does it: on the page. */
export async function clickInFrame(browser: Browser, frame: string, label: string): Promise<void> {
  const within = await until(`${label} in ${frame}`, async () => {
    await browser.enter(frame);
    const middle = await browser.run(middleOf, 'label', label);
    await browser.enter(null);
    return middle;
  });
  const outer = await browser.run((part) => {
    const one = document.querySelector(`iframe[src*="${part}"]`)!;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    return { x: one.getBoundingClientRect().x, y: one.getBoundingClientRect().y };
  }, frame);
  await press(browser, Math.round(outer.x + within.x), Math.round(outer.y + within.y));
}

/** A hand takes its time. WebKitGTK loses the second of two presses in a fifth of a second. */
const PAUSE = { type: 'pause', duration: 300 };

async function press(browser: Browser, x: number, y: number): Promise<void> {
  const button = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const actions = [{ type: 'pointerMove', x, y }, PAUSE, ...button];
  await browser.act({ type: 'pointer', id: 'mouse', actions });
}

/** Types where the focus is. */
export const type = (browser: Browser, text: string): Promise<void> =>
  browser.act({
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  });

/** Waits until a sentence can be read on the page. */
export const read = (browser: Browser, sentence: string): Promise<boolean> =>
  until(`"${sentence}"`, () =>
    browser.run((wanted) => document.body.innerText.replaceAll(/\s+/g, ' ').includes(wanted), sentence),
  );
