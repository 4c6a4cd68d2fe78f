import { screenRoutes } from './screens.ts';

const routeSegments = screenRoutes.map((route) => route.split('/'));

/** Whether a path has a screen: it matches one of the routes, in which each `:part` matches any one segment. */
export function isScreenPath(pathname: string): boolean {
  const path = pathname.replace(/(.)\/+$/, '$1').split('/');
  return routeSegments.some(
    (shape) =>
      shape.length === path.length &&
      shape.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index])),
  );
}
