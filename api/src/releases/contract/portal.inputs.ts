import { Field, InputType } from 'type-graphql';
import {
  type ComponentKind,
  componentKinds,
  type PortalDescription,
  portalDescriptionRule,
  type PortalLinkDescription,
  portalLinkDescriptionRule,
  type PortalRouteDescription,
  portalRouteDescriptionRule,
} from 'rules/portal-description';
import { ValidateWith } from '#access/rules';
import { graphqlEnum } from '#db/graphql-enum';

const ComponentKindEnum = graphqlEnum('ComponentKind', componentKinds, 'What was found in place of a component', {
  component: 'A component, as expected',
  none: 'Nothing',
  other: 'Something else',
});

@ValidateWith(portalRouteDescriptionRule)
@InputType({ description: 'A screen of a portal' })
class PortalRouteDescriptionInput implements PortalRouteDescription {
  @Field(() => String, { nullable: true, description: 'The path from the origin, with parameters as in :id' })
  path?: string | null;

  @Field(() => String, { nullable: true, description: 'The document title' })
  title?: string | null;

  @Field(() => ComponentKindEnum, { description: 'The type of its screen' })
  screen!: ComponentKind;
}

@ValidateWith(portalLinkDescriptionRule)
@InputType({ description: 'A link that a portal adds to the top bar' })
class PortalLinkDescriptionInput implements PortalLinkDescription {
  @Field(() => String, { nullable: true, description: 'The target path' })
  to?: string | null;

  @Field(() => String, { nullable: true, description: 'Its label' })
  label?: string | null;
}

@ValidateWith(portalDescriptionRule)
@InputType({ description: 'The module ./portal of a build' })
export class PortalDescriptionInput implements PortalDescription {
  @Field(() => String, { nullable: true, description: 'Why loading failed; omitted if it succeeded' })
  fault?: string | null;

  @Field(() => [PortalRouteDescriptionInput], { description: 'Its screens' })
  routes!: PortalRouteDescription[];

  @Field(() => [PortalLinkDescriptionInput], { description: 'Its links' })
  nav!: PortalLinkDescription[];

  @Field(() => ComponentKindEnum, { description: 'The type of the frame around its screens' })
  frame!: ComponentKind;
}
