import { createHash } from 'node:crypto';
import path from 'node:path';

/** A line that is a comment alone. In code it goes anyway; in a style it would be sent to every browser. */
const ownLine = /^[ \t]*\/\*(?!!)[^\n]*\*\/[ \t]*$/gm;

const component = /\bstyled(?:\.\w+|\([\w.]+\))(?=[<.`])/g;

/**
 * Names each styled component after its file and its place in it. By itself styled-components counts them as they come up,
 * and a page that was made into HTML at build time would get other names than the browser gives.
 */
// oxlint-disable-next-line no-default-export -- a loader is its file's default export
export default function nameStyledComponents(source) {
  // oxlint-disable-next-line no-this-in-exported-function -- the bundler calls it on the context of the file
  const file = path.relative(import.meta.dirname, this.resourcePath);
  let place = 0;
  return source.replaceAll(ownLine, '').replaceAll(component, (made) => {
    const id = createHash('sha256')
      .update(`${file} ${(place += 1)}`)
      .digest('base64url')
      .slice(0, 6);
    return `${made}.withConfig({componentId:"c${id}"})`;
  });
}
