import { useEffect, useState } from 'react';
import { photoFile } from '@/lib/kernel/photos';
import type { Path } from '../../words/edit';
import { SOLD_ENDINGS, type FilePlace } from '../../words/places';
import { ask } from '../api';
import { idOf, useForm } from './context';
import { Crop } from './crop';
import { SaidOf } from './field';

type ChooseFileProps = { path: Path; place: FilePlace; value: unknown; label: string };

/** Where a picture or a file is chosen in place of typing its name: in the browser’s own dialog, or by dropping it here. */
export function ChooseFile({ path, place, value, label }: ChooseFileProps) {
  const { said, choose } = useForm();
  const [picture, setPicture] = useState<File | null>(null);
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const isList = typeof path.at(-1) === 'string' && path.length === 1;
  const id = isList ? `${idOf(path)}-more` : idOf(path);
  // What is wrong with a list stands above it.
  const found = isList ? [] : said(path);
  const isWrong = found.some(({ kind }) => kind === 'error');

  async function send(chosen: Blob, name: string): Promise<void> {
    setIsOnItsWay(true);
    await choose(path, chosen, name);
    setIsOnItsWay(false);
  }

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    if (place.kind === 'photo') setPicture(chosen);
    else void send(chosen, chosen.name);
  };

  return (
    <div
      className="field choose"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor={id}>{label}</label>
      {typeof value === 'string' && value !== '' && (
        <p className="path">{place.kind === 'photo' ? photoFile(value) : value}</p>
      )}
      {place.kind === 'photo' && typeof value === 'string' && <Thumbnail photo={value} {...place} />}
      <input
        id={id}
        type="file"
        accept={place.kind === 'photo' ? 'image/*' : SOLD_ENDINGS.join()}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-help${found.length > 0 ? ` ${id}-said` : ''}`}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p className="help" id={`${id}-help`} role="status">
        {isOnItsWay
          ? 'On its way …'
          : place.kind === 'photo'
            ? 'You can drop it here, too. It’s cut and made light before it is kept.'
            : `You can drop it here, too: ${SOLD_ENDINGS.join(', ')}, ${place.most / 1_000_000} MB at most.`}
      </p>
      <SaidOf id={`${id}-said`} name={label} found={found} />
      {picture && place.kind === 'photo' && (
        <Crop
          chosen={picture}
          frame={place}
          done={(cut) => {
            setPicture(null);
            if (cut) void send(cut, picture.name);
          }}
        />
      )}
    </div>
  );
}

/** What the draft has. Its name stands above it. */
function Thumbnail({ photo, of, width, height }: { photo: string } & Extract<FilePlace, { kind: 'photo' }>) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isLate = false;
    const query = new URLSearchParams({ file: `${of}.yaml`, name: photoFile(photo) });
    ask<{ source: string } | null>(`/api/picture?${query}`).then(
      (found) => isLate || setSource(found?.source ?? null),
      // That the studio does not answer is said above the form.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [of, photo]);
  return source && <img src={source} alt="" width={width / 3} height={height / 3} />;
}
