import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { MOST_PHOTO_BYTES } from '@/lib/kernel/photos';
import { MOST_SAMPLE_BYTES, PIXELS_PER_POINT } from '@/lib/shop/rules/sample-picture';
import type { PicturePlace } from '../../words/places';
import { Modal } from '../modal';
import { drawn, fitted, MOST_ZOOM, NARROWEST, partOf, WHOLE, type Cut, type Size } from './cut';

type CropProps = {
  chosen: File;
  place: PicturePlace;
  /** Given the picture as it is to be; null: none, after all. */
  done: (picture: Blob | null) => void;
};

const SLIDERS = { zoom: 'Size', x: 'Left to right', y: 'Top to bottom' } as const;
/** A piece is cut as large as it has to be; the page has room for so much. */
const FRAME_SLIDERS = { width: 'Width of the piece', height: 'Height of the piece' } as const;
const QUALITIES = [0.85, 0.75, 0.6, 0.45, 0.3];
const LIGHT = {
  photo: { type: 'image/jpeg', most: MOST_PHOTO_BYTES },
  sample: { type: 'image/webp', most: MOST_SAMPLE_BYTES },
} as const;
const UNREADABLE = 'This can’t be read as a picture. Choose a JPEG, PNG or WebP.';
const NO_WEBP =
  'This browser can’t make pictures of this kind (WebP). Open the studio in Chrome, Edge or Firefox.';

/** Cuts a picture to its place, and makes it anew and light: nothing of what a camera wrote into it stays. */
export function Crop({ chosen, place, done }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [cut, setCut] = useState(WHOLE);
  const [frame, setFrame] = useState<Size>(place);
  const { width, height } = place;
  const isPiece = place.kind === 'sample';

  useEffect(() => {
    let isOver = false;
    const reading = createImageBitmap(chosen);
    reading.then(
      (read) => {
        if (isOver) return;
        setPicture(read);
        if (isPiece) setFrame(fitted(read, { width, height }));
      },
      () => isOver || setTrouble(UNREADABLE),
    );
    return () => {
      isOver = true;
      reading.then(
        (read) => read.close(),
        () => undefined,
      );
    };
  }, [chosen, isPiece, width, height]);

  useEffect(() => {
    const paper = canvas.current?.getContext('2d', { alpha: false });
    if (!paper || !picture) return;
    const part = partOf(picture, frame, cut);
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, frame.width, frame.height);
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, frame.width, frame.height);
  }, [picture, frame, cut]);

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    if (!picture || buttons === 0) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    setCut((before) => drawn(picture, frame, before, { x: movementX / width, y: movementY / height }));
  }

  async function use(): Promise<void> {
    const light = await lightPicture(canvas.current!, LIGHT[place.kind]);
    if (light) done(light);
    else setTrouble(NO_WEBP);
  }

  const isSmall = picture && partOf(picture, frame, cut).width < frame.width;
  const shown = (pixels: number) => pixels / PIXELS_PER_POINT;
  return (
    <Modal title="Cut the picture" close={() => done(null)}>
      {trouble && <p role="alert">{trouble}</p>}
      {!trouble && (
        <>
          <p className="note">
            Drag it, or use the sliders.{' '}
            {isPiece
              ? `The page shows ${shown(frame.width)} by ${shown(frame.height)} pixels of it, twice as fine.`
              : 'Pages show it in black and white.'}
          </p>
          <canvas
            ref={canvas}
            className={isPiece ? 'piece' : undefined}
            width={frame.width}
            height={frame.height}
            role="img"
            aria-label="The picture as pages show it"
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          />
          {isPiece &&
            (Object.keys(FRAME_SLIDERS) as (keyof Size)[]).map((side) => (
              <Slider
                key={side}
                name={FRAME_SLIDERS[side]}
                {...{ min: NARROWEST, max: place[side], step: PIXELS_PER_POINT, value: frame[side] }}
                change={(value) => setFrame({ ...frame, [side]: value })}
              />
            ))}
          {(Object.keys(SLIDERS) as (keyof Cut)[]).map((name) => (
            <Slider
              key={name}
              name={SLIDERS[name]}
              {...(name === 'zoom' ? { min: 1, max: MOST_ZOOM } : { min: 0, max: 1 })}
              {...{ step: 0.01, value: cut[name] }}
              change={(value) => setCut({ ...cut, [name]: value })}
            />
          ))}
          {isSmall && (
            <p className="notice">This part is small: it will look soft. A larger picture is better.</p>
          )}
        </>
      )}
      <div className="choices">
        {!trouble && (
          <button type="button" className="button button-sm" disabled={!picture} onClick={() => void use()}>
            Use this picture
          </button>
        )}
        <button type="button" className="button button-line button-sm" onClick={() => done(null)}>
          Cancel
        </button>
      </div>
    </Modal>
  );
}

type SliderProps = Record<'min' | 'max' | 'step' | 'value', number> & {
  name: string;
  change: (value: number) => void;
};

function Slider({ name, change, ...range }: SliderProps) {
  return (
    <label className="slider">
      {name}
      <input type="range" {...range} onChange={(event) => change(event.target.valueAsNumber)} />
    </label>
  );
}

/**
 * As good as it may be and still be light; null where the browser can't make the kind: then it makes another.
 */
async function lightPicture(
  canvas: HTMLCanvasElement,
  { type, most }: (typeof LIGHT)[PicturePlace['kind']],
): Promise<Blob | null> {
  let picture: Blob | null = null;
  for (const quality of QUALITIES) {
    picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (picture && picture.size <= most) break;
  }
  return picture?.type === type ? picture : null;
}
