/** The size of a picture, in its pixels. */
export interface Picture {
  width: number;
  height: number;
}

/** The part of a picture that is kept: a square, by its center in the picture's pixels and how much it is enlarged. */
export interface Crop {
  x: number;
  y: number;
  /** 1 is the largest square that fits. */
  zoom: number;
}

export const maxZoom = 5;

/** The largest square in the middle. */
export const startCrop = ({ width, height }: Picture): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The side of the kept square, in the picture's pixels. */
export const getCropSide = ({ width, height }: Picture, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The nearest crop inside the picture. */
function clampCrop(picture: Picture, { x, y, zoom }: Crop): Crop {
  const allowed = { x, y, zoom: clamp(zoom, 1, maxZoom) };
  const half = getCropSide(picture, allowed) / 2;
  return { ...allowed, x: clamp(x, half, picture.width - half), y: clamp(y, half, picture.height - half) };
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Moves the crop by shares of its side: 0.5 is half of what is shown. */
export const moveCrop = (picture: Picture, crop: Crop, right: number, down: number): Crop => {
  const side = getCropSide(picture, crop);
  return clampCrop(picture, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
};

export const zoomCrop = (picture: Picture, crop: Crop, zoom: number): Crop => clampCrop(picture, { ...crop, zoom });

/** How far the arrow keys move, and how much plus and minus enlarge. */
const keyStep = 0.05;
const keyZoom = 1.1;

/** The crop after a key; null for a key that does nothing. */
export function pressKey(picture: Picture, crop: Crop, key: string): Crop | null {
  switch (key) {
    case 'ArrowLeft':
      return moveCrop(picture, crop, -keyStep, 0);
    case 'ArrowRight':
      return moveCrop(picture, crop, keyStep, 0);
    case 'ArrowUp':
      return moveCrop(picture, crop, 0, -keyStep);
    case 'ArrowDown':
      return moveCrop(picture, crop, 0, keyStep);
    case '+':
    case '=':
      return zoomCrop(picture, crop, crop.zoom * keyZoom);
    case '-':
      return zoomCrop(picture, crop, crop.zoom / keyZoom);
    default:
      return null;
  }
}
