import { PIXELS_PER_POINT } from '@/lib/shop/rules/sample-picture';

export type Size = { width: number; height: number };

/**
 * How a picture is cut: how much it is enlarged, and where in what is left over the frame stands, from 0 to
 * 1.
 */
export type Cut = { zoom: number; x: number; y: number };

export const WHOLE: Cut = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

/** No piece of a file is cut out narrower or lower, in pixels. */
export const NARROWEST = 200;

/** A frame in which all of a picture is seen: as large as the picture, and no larger than the place. */
export function fitted(picture: Size, most: Size): Size {
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  const whole = (length: number) => Math.floor((length * scale) / PIXELS_PER_POINT) * PIXELS_PER_POINT;
  return {
    width: Math.max(NARROWEST, whole(picture.width)),
    height: Math.max(NARROWEST, whole(picture.height)),
  };
}

/** The part of a picture that fills a frame, in pixels of the picture. */
export function partOf(picture: Size, frame: Size, { zoom, x, y }: Cut) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height) / zoom;
  const [width, height] = [frame.width * scale, frame.height * scale];
  return { x: x * (picture.width - width), y: y * (picture.height - height), width, height };
}

/** The cut after the picture was drawn along, by parts of the frame. */
export function drawn(picture: Size, frame: Size, cut: Cut, by: { x: number; y: number }): Cut {
  const { width, height } = partOf(picture, frame, cut);
  const moved = (at: number, step: number, room: number) =>
    room < 1 ? at : Math.min(1, Math.max(0, at - step / room));
  return {
    ...cut,
    x: moved(cut.x, by.x * width, picture.width - width),
    y: moved(cut.y, by.y * height, picture.height - height),
  };
}
