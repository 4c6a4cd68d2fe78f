import { type Crop, getCropSide, maxZoom, moveCrop, pressKey, startCrop, zoomCrop } from './crop.ts';

const picture = { width: 400, height: 200 };
const start = startCrop(picture);

/** The left, top, right and bottom edge of a crop. */
function getEdges(crop: Crop): number[] {
  const half = getCropSide(picture, crop) / 2;
  return [crop.x - half, crop.y - half, crop.x + half, crop.y + half];
}

test('it starts with the largest square, in the middle', () => {
  expect(getEdges(start)).toEqual([100, 0, 300, 200]);
});

test('it moves by shares of its side, and stops at the edges', () => {
  expect(getEdges(moveCrop(picture, start, 0.25, 0))).toEqual([150, 0, 350, 200]);
  expect(getEdges(moveCrop(picture, start, 9, 9))).toEqual([200, 0, 400, 200]);
  expect(getEdges(moveCrop(picture, start, -9, -9))).toEqual([0, 0, 200, 200]);
});

test('zooming keeps the middle, until an edge is in the way', () => {
  const close = zoomCrop(picture, start, 2);
  expect(getEdges(close)).toEqual([150, 50, 250, 150]);
  const corner = moveCrop(picture, close, 9, 9);
  expect(getEdges(corner)).toEqual([300, 100, 400, 200]);
  expect(getEdges(zoomCrop(picture, corner, 1))).toEqual([200, 0, 400, 200]);
});

test('zoom has limits', () => {
  expect(zoomCrop(picture, start, 0.1).zoom).toBe(1);
  expect(zoomCrop(picture, start, 100).zoom).toBe(maxZoom);
});

test.each([
  ['ArrowLeft', 'x', -1],
  ['ArrowRight', 'x', 1],
  ['ArrowUp', 'y', -1],
  ['ArrowDown', 'y', 1],
  ['+', 'zoom', 1],
  ['=', 'zoom', 1],
  ['-', 'zoom', -1],
] as const)('the key %s changes %s', (key, name, direction) => {
  const crop = zoomCrop(picture, start, 2);
  const pressed = pressKey(picture, crop, key);
  expect(Math.sign((pressed?.[name] ?? 0) - crop[name])).toBe(direction);
});

test('other keys do nothing', () => {
  expect(pressKey(picture, start, 'Tab')).toBeNull();
});
