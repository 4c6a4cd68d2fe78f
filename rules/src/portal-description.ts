import * as z from 'zod/mini';
import { optionalText } from './text.ts';

/* What loading a build's `./portal` revealed, to be checked against the shell's expectations. */

/** What was found where a component is expected. */
export const componentKinds = ['component', 'none', 'other'] as const;
export type ComponentKind = (typeof componentKinds)[number];
const component = z.enum(componentKinds, `Say whether there is a component: ${componentKinds.join(', ')}`);

/** Absent if the build has none, which the check then reports. */
const word = optionalText(200);

export const portalRouteDescriptionRule = z.object({ path: word, title: word, screen: component });
export type PortalRouteDescription = z.infer<typeof portalRouteDescriptionRule>;

export const portalLinkDescriptionRule = z.object({ to: word, label: word });
export type PortalLinkDescription = z.infer<typeof portalLinkDescriptionRule>;

export const portalDescriptionRule = z.object({
  /** Why loading failed, or there is no portal. */
  fault: optionalText(1000),
  routes: z.array(portalRouteDescriptionRule).check(z.maxLength(300, 'A portal has at most 300 routes')),
  nav: z.array(portalLinkDescriptionRule).check(z.maxLength(50, 'A portal has at most 50 links')),
  frame: component,
});
export type PortalDescription = z.infer<typeof portalDescriptionRule>;
