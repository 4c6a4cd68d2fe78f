import { maxPhotoSide } from 'rules/profile';
import { type Crop, getCropSide } from './crop.ts';

/** Draws the kept square of a picture over a whole canvas, on white: a JPEG has no transparency. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error("This browser can't draw the picture");
  const side = getCropSide(picture, crop);
  const [left, top] = [crop.x - side / 2, crop.y - side / 2];
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The photo to upload: a square JPEG, which every browser can write, never larger than what was chosen. */
export async function renderPhoto(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(maxPhotoSide, Math.round(getCropSide(picture, crop))));
  canvas.height = canvas.width;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error("This browser can't write the picture");
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
