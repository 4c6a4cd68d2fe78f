import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#context';
import { ShownWhere } from '#db/conditional-field';
import { DependsOn } from '#db/selection-fields';
import { matches } from '#db/where';
import { ClientContact } from '#people/person-cards';
import { clientEmailVisibleTo, clientVisibleTo } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** Who may see whether the client of a project has an account. */
@Resolver(() => Project)
export class ProjectClientResolver {
  @DependsOn('clientEmail')
  @ShownWhere(clientVisibleTo)
  @FieldResolver(() => ClientContact, { nullable: true })
  client(@Root() project: Project, @Ctx() { viewer }: Context): ClientContact | null {
    return matches(clientVisibleTo(viewer), project) ? project.client : null;
  }

  @DependsOn('client')
  @ShownWhere(clientEmailVisibleTo)
  @FieldResolver(() => String, { nullable: true })
  clientEmail(@Root() project: Project, @Ctx() { viewer }: Context): string | null {
    return matches(clientEmailVisibleTo(viewer), project) ? project.clientEmail : null;
  }
}
