// What a test file gets as `@jest/globals`: the runner's own functions, each bounded in time, which this runner leaves to us.
const patience = 30_000;

const bounded =
  (fn, limit = patience) =>
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

const named = (original) =>
  Object.assign((name, fn, limit) => original(name, fn && bounded(fn, limit)), {
    each:
      (...table) =>
      (name, fn, limit) =>
        original.each(...table)(name, bounded(fn, limit)),
  });
const hook = (original) => (fn, limit) => original(bounded(fn, limit));

export const { expect, describe } = globalThis;
export const test = Object.assign(named(globalThis.test), {
  skip: named(globalThis.test.skip),
  only: named(globalThis.test.only),
});
export const beforeAll = hook(globalThis.beforeAll);
export const beforeEach = hook(globalThis.beforeEach);
export const afterAll = hook(globalThis.afterAll);
export const afterEach = hook(globalThis.afterEach);
