import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// The first screen of a file loads all its modules: on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 4000 });

// Blueprint and the theme need these; jsdom has neither a layout nor media queries.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom reads files only with FileReader.
Blob.prototype.arrayBuffer ??= async function arrayBuffer(this: Blob) {
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
  reader.readAsArrayBuffer(this);
  return promise;
};

// An error in the console is a defect of the product, whatever the test covers.
let errors: string[] = [];
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => void errors.push(args.map(String).join(' ')));
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(errors).toEqual([]);
  sessionStorage.clear();
  localStorage.clear();
});
