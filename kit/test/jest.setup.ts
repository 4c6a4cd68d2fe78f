import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// The first screen of a file comes with all that it is made of: on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 4000 });

// Blueprint and the theme ask for these; jsdom has neither a layout nor media.
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

// An error in the console is a fault of the product, whatever the test was looking at.
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
