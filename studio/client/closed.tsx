import { useState } from 'react';
import type { Refused } from './api';
import { Bob } from '@/components/layout/bob';

/** What whoever was not let in reads, and where a token is asked for. */
export function Closed({ why, enter }: { why: Refused; enter?: (token: string) => void }) {
  const [token, setToken] = useState('');
  return (
    <main className="closed">
      <Bob className="closed-bob" />
      <h1>The studio</h1>
      <p role="alert">{why.message}</p>
      {why.needsToken && enter && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            enter(token);
          }}
        >
          <label htmlFor="token">Token</label>
          <input
            id="token"
            type="password"
            autoComplete="off"
            value={token}
            onChange={(event) => setToken(event.target.value)}
          />
          <button className="button button-sm">Open the studio</button>
        </form>
      )}
    </main>
  );
}
