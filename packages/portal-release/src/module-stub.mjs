/**
 * Stands in for anything that the page gives to a remote while it is loaded: it can be called, constructed, read, gone through,
 * and made into text. A remote that is only loaded shows nothing, so nothing of it is looked at.
 */
export function createModuleStub() {
  const self = new Proxy(function anything() {}, {
    get: (target, name) => {
      if (name === 'prototype') return target.prototype;
      // So that nothing waits for it, and no list goes on forever.
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
