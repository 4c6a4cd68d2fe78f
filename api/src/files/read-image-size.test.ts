import { expect, test } from '@jest/globals';
import { readImageSize } from '#files/read-image-size';
import { sampleFiles } from '#test/sample-files';
import { createPng, samplePhotos } from '#test/sample-photos';

test.each([
  ['a PNG', samplePhotos.png, 24, 24],
  ['a wide PNG', createPng(300, 200), 300, 200],
  ['a JPEG', samplePhotos.jpeg, 24, 24],
  ['a wide JPEG', samplePhotos.wideJpeg, 32, 16],
  ['a WebP', samplePhotos.webp, 24, 24],
  ['a lossless WebP', samplePhotos.losslessWebp, 24, 24],
  ['a WebP with transparency', samplePhotos.transparentWebp, 24, 24],
])('reads the size of %s', (_what, bytes, width, height) => {
  expect(readImageSize(bytes)).toEqual({ width, height });
});

test.each(
  Object.entries({
    ...sampleFiles,
    nothing: Buffer.alloc(0),
    'a frame header without SOI': Buffer.from('ffc0', 'hex'),
  }),
)('%s has no size', (_what, bytes) => {
  expect(readImageSize(bytes)).toBeNull();
});

test('a picture that was cut off anywhere has its size or none, and never hangs', () => {
  for (const [name, bytes] of Object.entries(samplePhotos)) {
    const size = name === 'wideJpeg' ? { width: 32, height: 16 } : { width: 24, height: 24 };
    for (let length = 0; length < bytes.length; length += 1)
      expect([null, size]).toContainEqual(readImageSize(bytes.subarray(0, length)));
  }
});
