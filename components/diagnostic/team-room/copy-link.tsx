'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { TextField } from '@/components/ui/field';
import { useScripted } from '@/components/ui/use-scripted';

type Props = {
  link: string;
  words: Record<'label' | 'copy' | 'copied' | 'notCopied' | 'open', string>;
};

/** A link to hand out, to be copied by hand or, where a script runs, by a button. */
export function CopyLink({ link, words }: Props) {
  const isScripted = useScripted();
  const [said, setSaid] = useState('');
  const copy = () =>
    // Browsers have no clipboard for a page without TLS.
    Promise.resolve(navigator.clipboard as Clipboard | undefined)
      .then((clipboard) => (clipboard ? clipboard.writeText(link) : Promise.reject(new Error('None'))))
      .then(
        () => setSaid(words.copied),
        () => setSaid(words.notCopied),
      );
  return (
    <div className="grid gap-4">
      <TextField
        label={words.label}
        readOnly
        defaultValue={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isScripted && <Button onClick={() => void copy()}>{words.copy}</Button>}
        {/* This page stays: nobody can lead back to it. */}
        <ExternalLink href={link} className="inline-flex min-h-target items-center underline">
          {words.open}
        </ExternalLink>
      </div>
      <p role="status" className="text-ui empty:absolute">
        {said}
      </p>
    </div>
  );
}
