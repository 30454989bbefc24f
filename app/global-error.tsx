'use client';

/** Not even the frame of the page could be drawn, so there is no content to take words from. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-US">
      <body
        style={{ fontFamily: 'Georgia, serif', margin: '10vh auto', maxWidth: '40rem', padding: '0 20px' }}
      >
        <h1>Something broke on our side</h1>
        <p>What you typed is still in this browser. Try again in a moment.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  );
}
