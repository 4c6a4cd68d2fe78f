import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '#context';
import { Needs } from '#db/wanted';
import { ClientContact } from '#people/person-cards';
import { seesAccountOfClient } from '#projects/project.access';
import { Project } from '#projects/project.entity';

/** To a contractor, the e-mail of a client who has an account looks like one of a client who has none yet. */
@Resolver(() => Project)
export class ProjectClientResolver {
  @Needs('clientEmail')
  @FieldResolver(() => ClientContact, { nullable: true })
  client(@Root() project: Project, @Ctx() { viewer }: Context): ClientContact | null {
    return seesAccountOfClient(viewer, project) ? project.client : null;
  }

  @Needs('client')
  @FieldResolver(() => String, { nullable: true })
  clientEmail(@Root() project: Project, @Ctx() { viewer }: Context): string | null {
    return project.client && seesAccountOfClient(viewer, project) ? null : project.clientEmail;
  }
}
