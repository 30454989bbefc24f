import { useEffect, useRef, useState } from 'react';
import { photoFile } from '@/lib/kernel/photos';
import { PIXELS_PER_POINT, sampleFile } from '@/lib/shop/rules/sample-picture';
import type { Path } from '../../words/edit';
import { SOLD_ENDINGS, type FilePlace, type PicturePlace } from '../../words/places';
import { useAnswer } from '../use-answer';
import { idOf, useForm } from './context';
import { Crop } from './crop';
import { SaidOf } from './field';

type ChooseFileProps = { path: Path; place: FilePlace; value: unknown; label: string };

/**
 * Where a picture or a file is chosen in place of typing its name: in the browser’s own dialog, or by
 * dropping it here.
 */
export function ChooseFile({ path, place, value, label }: ChooseFileProps) {
  const { said, choose, tell } = useForm();
  const [picture, setPicture] = useState<File | null>(null);
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const isList = typeof path.at(-1) === 'string' && path.length === 1;
  const id = isList ? `${idOf(path)}-more` : idOf(path);
  // What is wrong with a list stands above it.
  const found = isList ? [] : said(path);
  const isWrong = refused !== null || found.some(({ kind }) => kind === 'error');
  const name = typeof value === 'string' && value !== '' ? value : null;
  const described = [`${id}-help`, refused !== null && `${id}-refused`, found.length > 0 && `${id}-said`];

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(chosen: Blob, name: string): Promise<void> {
    setRefused(null);
    setIsOnItsWay(true);
    const refused = await choose(path, chosen, name);
    if (refused !== null && !isShown.current) tell(`${name}: ${refused}`);
    setRefused(refused);
    setIsOnItsWay(false);
  }

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    if (place.kind === 'sold') void send(chosen, chosen.name);
    else setPicture(chosen);
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
      {name && <p className="path">{fileOf(place, name)}</p>}
      {name && place.kind !== 'sold' && <Thumbnail name={name} place={place} />}
      <input
        id={id}
        type="file"
        accept={place.kind === 'sold' ? SOLD_ENDINGS.join() : 'image/*'}
        aria-invalid={isWrong || undefined}
        aria-describedby={described.filter(Boolean).join(' ')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p className="help" id={`${id}-help`} role="status">
        {isOnItsWay ? 'On its way … You can go on with other fields.' : helpOf(place)}
      </p>
      {refused !== null && (
        <p className="error" id={`${id}-refused`} role="alert">
          {refused}
        </p>
      )}
      <SaidOf id={`${id}-said`} name={label} found={found} />
      {picture && place.kind !== 'sold' && (
        <Crop
          chosen={picture}
          place={place}
          done={(cut) => {
            setPicture(null);
            if (cut) void send(cut, picture.name);
          }}
        />
      )}
    </div>
  );
}

const HELP = {
  photo: 'You can drop it here, too. It’s cut and made light before it is kept.',
  sample:
    'A picture of your own, such as of your screen. You can drop it here, too. It takes the place of what npm run files would cut out of the file, so sheet and cells, or page and box, go.',
};

const helpOf = (place: FilePlace): string =>
  place.kind === 'sold'
    ? `You can drop it here, too: ${SOLD_ENDINGS.join(', ')}, ${place.most / 1_000_000} MB at most.`
    : HELP[place.kind];

function fileOf({ kind }: FilePlace, name: string): string {
  if (kind === 'sold') return name;
  return kind === 'photo' ? photoFile(name) : sampleFile(name);
}

/** Photos stand small; of a piece of a file it has to be seen where its callouts point. */
function Thumbnail({ name, place }: { name: string; place: PicturePlace }) {
  const { file, version } = useForm();
  const query = new URLSearchParams({ file, name: fileOf(place, name) });
  const source = useAnswer<{ source: string } | null>(`/api/picture?${query}`, version)?.answer?.source;
  if (!source) return null;
  if (place.kind === 'photo')
    return <img src={source} alt="" width={place.width / 3} height={place.height / 3} />;
  return <img className="piece" src={source} srcSet={`${source} ${PIXELS_PER_POINT}x`} alt="" />;
}
