import { loadPortal } from './load-portal.mjs';

const maxTextLength = 1000;

/** Describes the module `./portal` of a build, for the server to compare with what its shell expects. */
export async function describePortal(build) {
  try {
    return describe((await loadPortal(build)).portal);
  } catch (error) {
    return faulty(`The portal can't be loaded: ${error?.message ?? error}`);
  }
}

function describe(portal) {
  if (typeof portal !== 'object' || portal === null) return faulty('The module exports no portal');
  const { routes, nav, Frame } = portal;
  if (!Array.isArray(routes)) return faulty('portal.routes is not a list');
  if (!Array.isArray(nav)) return faulty('portal.nav is not a list');
  return {
    // Copied into our realm: the build's arrays come from its own.
    routes: Array.from(routes, (route) => ({
      path: textIn(route?.path),
      title: textIn(route?.title),
      screen: componentIn(route?.Screen),
    })),
    nav: Array.from(nav, (link) => ({ to: textIn(link?.to), label: textIn(link?.label) })),
    frame: componentIn(Frame),
  };
}

const faulty = (fault) => ({ fault: oneLine(fault), routes: [], nav: [], frame: 'none' });
const oneLine = (text) => text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, maxTextLength);
const textIn = (value) => (typeof value === 'string' ? value : null);

/** A function, or the result of memo, lazy or forwardRef. */
function componentIn(value) {
  if (value === undefined) return 'none';
  return typeof value === 'function' || (typeof value === 'object' && value?.$$typeof) ? 'component' : 'other';
}
