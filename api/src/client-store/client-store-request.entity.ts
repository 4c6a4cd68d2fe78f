import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type ClientStoreStatus, clientStoreStatuses } from 'rules/client-store';
import { type ProjectTier, projectTiers } from 'rules/projects';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Teammate } from '#people/person-cards';
import { User } from '#people/user.entity';
import { Project, ProjectTierEnum } from '#projects/project.entity';
import { ProjectName } from '#projects/project-name';

const ClientStoreStatusEnum = graphqlEnum(
  'ClientStoreStatus',
  clientStoreStatuses,
  'Where a request of the Client Store stands',
);

@ObjectType('ClientStoreRequest', {
  description: 'What someone wants built, for a contractor to take',
  simpleResolvers: true,
})
@Entity({ tableName: 'client_store_requests' })
@Index({ properties: ['status', 'id'] })
@Check({ name: 'client_store_requests_email_lower_case', expression: 'email = lower(email)' })
@Check({
  name: 'client_store_requests_accepted',
  expression:
    "(status = 'accepted') = (project_id is not null) and (status = 'accepted') = (accepted_by_id is not null)",
})
export class ClientStoreRequest extends BaseEntity<'status' | 'contactedBy' | 'acceptedBy' | 'project'> {
  @Field({ description: 'Who asks' })
  @Property({ type: 'text' })
  name!: string;

  @Field({ description: 'In lower case' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => ProjectTierEnum, { description: 'The size of the project, from the budget' })
  @Enum({ items: () => [...projectTiers] })
  tier!: ProjectTier;

  @Field({ description: 'What they want to reach' })
  @Property({ type: 'text' })
  requirements!: string;

  @Field(() => ClientStoreStatusEnum, { description: 'New until someone takes, answers or declines it' })
  @Enum({ items: () => [...clientStoreStatuses] })
  status: ClientStoreStatus = 'new';

  @Field(() => Teammate, { nullable: true, description: 'Who wrote to them last' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  contactedBy: Rel<User> | null = null;

  @Field(() => Teammate, { nullable: true, description: 'The contractor who took it' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  @Index()
  acceptedBy: Rel<User> | null = null;

  @Field(() => ProjectName, { nullable: true, description: 'The project that became of it' })
  @OneToOne(() => Project, { nullable: true, deleteRule: 'restrict' })
  project: Rel<Project> | null = null;
}
