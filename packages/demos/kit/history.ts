const MOST_STEPS = 100;

/** The way back and forth through states. What is typed into one field in a row is one step. */
export function history<State>() {
  const past: State[] = [];
  const future: State[] = [];
  let lastField = '';
  return {
    /** Before a change: `field` is where it happens, empty for what is a step of its own. */
    remember(state: State, field: string): void {
      future.length = 0;
      if (field === '' || field !== lastField) past.push(structuredClone(state));
      if (past.length > MOST_STEPS) past.shift();
      lastField = field;
    },
    back: (state: State): State | undefined => step(past, future, state),
    forth: (state: State): State | undefined => step(future, past, state),
    canGoBack: () => past.length > 0,
    canGoForth: () => future.length > 0,
  };

  function step(from: State[], to: State[], state: State): State | undefined {
    const next = from.pop();
    if (next !== undefined) to.push(state);
    lastField = '';
    return next;
  }
}
