import { useId, useState } from 'react';
import { Typed } from './action-forms';
import type { Opened } from './sheet';

/** Somebody has written, and wants to know what is stored about them, or to have it deleted. */
export function DataRequests({ open }: { open: (opened: Opened) => void }) {
  const id = useId();
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <>
      <h2>Data requests</h2>
      <p className="note">
        For whoever writes to you instead of using the page /your-data. Find by address, save everything as a
        file, or delete it.
      </p>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          const { address } = Object.fromEntries(new FormData(event.currentTarget));
          const typed = typeof address === 'string' ? address.trim() : '';
          setIsEmpty(typed === '');
          if (typed) open({ address: typed });
        }}
      >
        <Typed
          field={{ name: 'address', label: 'Email address', type: 'text' }}
          error={isEmpty ? { id, isWrong: true } : undefined}
        />
        {isEmpty && (
          <p className="error" role="alert" id={id}>
            Type the address.
          </p>
        )}
        <button className="button button-sm">Find</button>
      </form>
    </>
  );
}
