// The `@jest/globals` of test files: the runner's functions with timeouts, which this runner doesn't add.
const defaultTimeout = 30_000;

const withTimeout =
  (fn, limit = defaultTimeout) =>
  async (...args) => {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It took longer than ${limit / 1000} s`)), limit);
    });
    try {
      await Promise.race([fn(...args), late]);
    } finally {
      clearTimeout(timer);
    }
  };

const wrapTest = (original) =>
  Object.assign((name, fn, limit) => original(name, fn && withTimeout(fn, limit)), {
    each:
      (...table) =>
      (name, fn, limit) =>
        original.each(...table)(name, withTimeout(fn, limit)),
  });
const wrapHook = (original) => (fn, limit) => original(withTimeout(fn, limit));

export const { expect, describe } = globalThis;
export const test = Object.assign(wrapTest(globalThis.test), {
  skip: wrapTest(globalThis.test.skip),
  only: wrapTest(globalThis.test.only),
});
export const beforeAll = wrapHook(globalThis.beforeAll);
export const beforeEach = wrapHook(globalThis.beforeEach);
export const afterAll = wrapHook(globalThis.afterAll);
export const afterEach = wrapHook(globalThis.afterEach);
