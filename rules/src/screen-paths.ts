import { screenRoutes } from './screens.ts';

const routeSegments = screenRoutes.map((route) => route.split('/'));

/** Whether there is a screen at a path: one of the routes, each `:part` of which stands for any one segment. */
export function isScreenPath(pathname: string): boolean {
  const path = pathname.replace(/(.)\/+$/, '$1').split('/');
  return routeSegments.some(
    (shape) =>
      shape.length === path.length &&
      shape.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index])),
  );
}
