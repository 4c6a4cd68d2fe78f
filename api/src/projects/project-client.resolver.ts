import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#context';
import { ShownWhere } from '#db/conditional-field';
import { DependsOn } from '#db/depends-on';
import { matches } from '#db/where';
import { Row } from '#db/row';
import { clientEmailVisibleTo, clientVisibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { User } from '#people/user.entity';
import { EmailAddressScalar } from '#scalars';

/** Who may see whether the client of a project has an account. */
@Resolver(() => Project)
export class ProjectClientResolver {
  @DependsOn('clientEmail')
  @ShownWhere(clientVisibleTo)
  @FieldResolver(() => User, { nullable: true })
  client(@Row() project: Project, @Ctx() { viewer }: Context): User | null {
    return matches(clientVisibleTo(viewer), project) ? project.client : null;
  }

  @DependsOn('client')
  @ShownWhere(clientEmailVisibleTo)
  @FieldResolver(() => EmailAddressScalar, { nullable: true })
  clientEmail(@Row() project: Project, @Ctx() { viewer }: Context): string | null {
    return matches(clientEmailVisibleTo(viewer), project) ? project.clientEmail : null;
  }
}
