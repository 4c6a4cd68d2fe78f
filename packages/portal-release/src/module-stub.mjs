/**
 * A stub for anything that the page gives to a remote: it can be called, constructed, read, iterated and converted to text. Loading a
 * remote renders nothing, so the values don't matter.
 */
export function createModuleStub() {
  const self = new Proxy(function anything() {}, {
    get: (target, name) => {
      if (name === 'prototype') return target.prototype;
      // Not a thenable, and iteration ends.
      if (name === 'then') return undefined;
      if (name === 'length') return 0;
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      return self;
    },
    apply: () => self,
    construct: () => self,
    has: () => true,
  });
  return self;
}
