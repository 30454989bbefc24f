'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { useScripted } from '@/components/ui/use-scripted';

type Found = Record<string, number>;

const Statuses = createContext<Found>({});

/** A redirect is not followed, and the browser hides its status: this is what it is taken for. */
const REDIRECT = 308;

/** Asks every address, one after the other, when the button is pressed. */
export function RouteStatuses({
  addresses,
  children,
}: {
  addresses: readonly string[];
  children: ReactNode;
}) {
  const [found, setFound] = useState<Found>({});
  const [asking, setAsking] = useState(false);
  // Before the script is there, a click would be lost.
  const ready = useScripted();

  async function ask() {
    setAsking(true);
    setFound({});
    for (const address of addresses) {
      const status = await statusOf(address);
      setFound((before) => ({ ...before, [address]: status }));
    }
    setAsking(false);
  }

  const count = Object.keys(found).length;
  return (
    <Statuses value={found}>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="line" size="sm" disabled={asking || !ready} onClick={() => void ask()}>
          Ask every route
        </Button>
        <p role="status" className="text-note text-ink-muted">
          {count > 0 && `${count} of ${addresses.length} asked`}
        </p>
      </div>
      {children}
    </Statuses>
  );
}

/** What one address answered, and whether it should have. */
export function RouteStatus({ address, expected }: { address: string; expected: number }) {
  const status = use(Statuses)[address];
  if (status === undefined) return <span className="whitespace-nowrap text-ink-muted">not asked</span>;
  const right = status === expected;
  return (
    <span className={`inline-flex items-center gap-2 font-semibold ${right ? 'text-good' : 'text-poor'}`}>
      <Icon sign={right ? 'tick' : 'exclamation'} />
      {status || 'no answer'}
      <span className="sr-only">{right ? 'as expected' : `${expected} expected`}</span>
    </span>
  );
}

async function statusOf(address: string): Promise<number> {
  try {
    const { type, status } = await fetch(address, { redirect: 'manual' });
    return type === 'opaqueredirect' ? REDIRECT : status;
  } catch {
    return 0;
  }
}
