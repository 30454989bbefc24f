import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { open, Refused } from './api';
import { Closed } from './closed';
import { useStudio } from './use-studio';

/** The key of the link that led here; it goes from the address before anything else can read it. */
const key = location.hash.slice(1);
history.replaceState(null, '', '/');

/** @returns why it did not open */
async function enter(token: string): Promise<Refused | null> {
  try {
    await open(key, token);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

function Entrance({ refused }: { refused: Refused | null }) {
  const [why, setWhy] = useState(refused);
  if (why) return <Closed why={why} enter={(token) => void enter(token).then(setWhy)} />;
  return <Inside />;
}

function Inside() {
  const { studio, closed } = useStudio();
  if (closed) return <Closed why={closed} />;
  return studio && <App studio={studio} />;
}

const root = createRoot(document.getElementById('studio')!);
void (key === '' ? Promise.resolve(null) : enter('')).then((refused) =>
  root.render(<Entrance refused={refused} />),
);
