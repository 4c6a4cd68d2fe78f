import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A comment line. The minifier removes it from code, but not from styles. */
const commentLine = /^[ \t]*\/\*(?!!)[^\n]*\*\/[ \t]*$/gm;

const component = /\bstyled(?:\.\w+|\([\w.]+\))(?=[<.`])/g;

/**
 * Names each styled component by package, file and position. Without a name, styled-components numbers them in order of creation, and
 * prerendered HTML would have different names than the browser generates.
 */
// oxlint-disable-next-line no-default-export -- a loader is its file's default export
export default function addComponentIds(source) {
  // oxlint-disable-next-line no-this-in-exported-function -- the bundler calls it on the context of the file
  const file = getName(this.resourcePath);
  let place = 0;
  return source.replaceAll(commentLine, '').replaceAll(component, (made) => {
    const id = createHash('sha256')
      .update(`${file} ${(place += 1)}`)
      .digest('base64url')
      .slice(0, 6);
    return `${made}.withConfig({componentId:"c${id}"})`;
  });
}

/** Independent of where the package is: `mfe-client/src/portal.tsx`. */
function getName(file) {
  const { dir, name } = getPackage(path.dirname(file));
  return path.posix.join(name, path.relative(dir, file).split(path.sep).join('/'));
}

const packages = new Map();

function getPackage(dir) {
  const known = packages.get(dir);
  if (known) return known;
  const file = path.join(dir, 'package.json');
  const { name } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = name ? { dir, name } : getPackage(path.dirname(dir));
  packages.set(dir, found);
  return found;
}
