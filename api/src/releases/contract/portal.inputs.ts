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

const ComponentKindEnum = graphqlEnum('ComponentKind', componentKinds, 'What stands where a component is expected');

@ValidateWith(portalRouteDescriptionRule)
@InputType({ description: 'A screen of a portal' })
class PortalRouteDescriptionInput implements PortalRouteDescription {
  @Field(() => String, { nullable: true, description: 'Its path from the origin, with parameters as in :id' })
  path?: string | null;

  @Field(() => String, { nullable: true, description: 'The title of its document' })
  title?: string | null;

  @Field(() => ComponentKindEnum, { description: 'What shows it' })
  screen!: ComponentKind;
}

@ValidateWith(portalLinkDescriptionRule)
@InputType({ description: 'A link that a portal puts into the top bar' })
class PortalLinkDescriptionInput implements PortalLinkDescription {
  @Field(() => String, { nullable: true, description: 'Where it leads' })
  to?: string | null;

  @Field(() => String, { nullable: true, description: 'Its words' })
  label?: string | null;
}

@ValidateWith(portalDescriptionRule)
@InputType({ description: 'What the module ./portal of a build is' })
export class PortalDescriptionInput implements PortalDescription {
  @Field(() => String, { nullable: true, description: 'Why it could not be loaded; absent where it could' })
  fault?: string | null;

  @Field(() => [PortalRouteDescriptionInput], { description: 'Its screens' })
  routes!: PortalRouteDescription[];

  @Field(() => [PortalLinkDescriptionInput], { description: 'Its links' })
  nav!: PortalLinkDescription[];

  @Field(() => ComponentKindEnum, { description: 'What stands around its screens' })
  frame!: ComponentKind;
}
