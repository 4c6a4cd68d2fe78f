/** Every rule of Blueprint's file input, which nothing here shows. */
const fileInput = /[^{}]*\.bp6-file-[^{}]*\{[^{}]*\}/g;

/**
 * Leaves out a part of Blueprint's styles. Its `input:disabled + …::placeholder` is a rule for which Chromium computes the
 * styles of a whole list again whenever a row comes or goes: 13 ms a frame of scrolling instead of 2.
 */
// oxlint-disable-next-line no-default-export -- a loader is its file's default export
export default function removeFileInputStyles(source) {
  return source.replaceAll(fileInput, '');
}
