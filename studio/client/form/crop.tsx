import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { MOST_PHOTO_BYTES } from '@/lib/kernel/photos';
import { Modal } from '../modal';
import { drawn, MOST_ZOOM, partOf, WHOLE, type Cut } from './cut';

type CropProps = {
  chosen: File;
  /** In pixels, as the place needs it. */
  frame: { width: number; height: number };
  /** Given the picture as it is to be; null: none, after all. */
  done: (picture: Blob | null) => void;
};

const SLIDERS = { zoom: 'Size', x: 'Left to right', y: 'Top to bottom' } as const;
const QUALITIES = [0.85, 0.75, 0.6, 0.45, 0.3];

/** Cuts a picture to the ratio of its place, and makes it anew and light: nothing of what a camera wrote into it stays. */
export function Crop({ chosen, frame, done }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [cut, setCut] = useState(WHOLE);

  useEffect(() => {
    createImageBitmap(chosen).then(setPicture, () => setIsUnreadable(true));
  }, [chosen]);

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

  const isSmall = picture && partOf(picture, frame, cut).width < frame.width;
  return (
    <Modal title="Cut the picture" close={() => done(null)}>
      {isUnreadable && <p role="alert">This can’t be read as a picture. Choose a JPEG, PNG or WebP.</p>}
      {!isUnreadable && (
        <>
          <p className="note">Drag it, or use the sliders. Pages show it in black and white.</p>
          <canvas
            ref={canvas}
            width={frame.width}
            height={frame.height}
            role="img"
            aria-label="The picture as pages show it"
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          />
          {(Object.keys(SLIDERS) as (keyof Cut)[]).map((name) => (
            <label key={name} className="slider">
              {SLIDERS[name]}
              <input
                type="range"
                {...(name === 'zoom' ? { min: 1, max: MOST_ZOOM } : { min: 0, max: 1 })}
                step="0.01"
                value={cut[name]}
                onChange={(event) => setCut({ ...cut, [name]: event.target.valueAsNumber })}
              />
            </label>
          ))}
          {isSmall && (
            <p className="notice">This part is small: it will look soft. A larger picture is better.</p>
          )}
        </>
      )}
      <div className="choices">
        {!isUnreadable && (
          <button
            type="button"
            className="button button-sm"
            disabled={!picture}
            onClick={() => void lightPicture(canvas.current!).then(done)}
          >
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

/** As good as it may be and still be light. */
async function lightPicture(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let picture: Blob | null = null;
  for (const quality of QUALITIES) {
    picture = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (picture && picture.size <= MOST_PHOTO_BYTES) break;
  }
  return picture;
}
