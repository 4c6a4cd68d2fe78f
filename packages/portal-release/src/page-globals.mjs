import { createModuleStub } from './module-stub.mjs';

const constructors =
  'CSSStyleSheet CustomEvent DOMParser DOMRect Element Event EventTarget File FileList FileReader FormData HTMLElement HTMLInputElement Image IntersectionObserver KeyboardEvent MutationObserver Node PerformanceObserver PointerEvent Range ResizeObserver Selection ShadowRoot SVGElement WebSocket Worker XMLHttpRequest'.split(
    ' ',
  );
const functions =
  'addEventListener alert cancelAnimationFrame clearInterval clearTimeout confirm dispatchEvent fetch getComputedStyle getSelection matchMedia removeEventListener requestAnimationFrame requestIdleCallback scrollTo setInterval setTimeout'.split(
    ' ',
  );
const objects = 'caches console customElements history indexedDB localStorage navigator screen sessionStorage'.split(
  ' ',
);
const inertGlobals = {
  AbortController,
  AbortSignal,
  Blob,
  crypto,
  Headers,
  performance,
  queueMicrotask,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
};

/** The globals of a page that a module may use during loading. Timers never run, so nothing outlives the check. */
export function createPageGlobals(address) {
  const named = [...constructors, ...functions, ...objects].map((name) => [name, createModuleStub()]);
  const page = {
    ...Object.fromEntries(named),
    ...inertGlobals,
    location: new URL(address),
    origin: new URL(address).origin,
  };
  page.document = new Proxy(createModuleStub(), {
    get: (target, name) => (name === 'currentScript' ? { tagName: 'SCRIPT', src: address } : target[name]),
  });
  for (const name of ['self', 'window', 'top', 'parent']) page[name] = page;
  return page;
}
