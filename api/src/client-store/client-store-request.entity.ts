import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type ClientStoreStatus, clientStoreStatuses } from 'rules/client-store';
import { type ProjectTier, projectTiers } from 'rules/projects';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { Enquiry } from '#enquiries/enquiry.entity';
import { User } from '#people/user.entity';
import { Project, ProjectTierEnum } from '#projects/project.entity';
import { NameOfProject } from '#projects/project.access';
import { Node } from '#db/node';
import { EmailAddressScalar } from '#scalars';

const ClientStoreStatusEnum = graphqlEnum(
  'ClientStoreStatus',
  clientStoreStatuses,
  'Status of a Client Store request',
  {
    accepted: 'A contractor has claimed it',
    contacted: 'Someone has written to the requester',
    declined: 'No contractor takes it, or sales has lost its lead',
    new: 'Not answered yet',
  },
);

@ObjectType('ClientStoreRequest', {
  implements: Node,
  description: 'A request for a project, which a contractor can claim',
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
export class ClientStoreRequest extends BaseEntity<
  'status' | 'contactedBy' | 'acceptedBy' | 'declinedBy' | 'project' | 'enquiry'
> {
  @Field({ description: 'Name of the requester' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => EmailAddressScalar, { description: 'In lowercase' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => ProjectTierEnum, { description: 'Project size, derived from the budget' })
  @Enum({ items: () => [...projectTiers] })
  tier!: ProjectTier;

  @Field({ description: 'What they want to achieve' })
  @Property({ type: 'text' })
  requirements!: string;

  @Field(() => ClientStoreStatusEnum, { description: 'New until someone claims, answers or declines it' })
  @Enum({ items: () => [...clientStoreStatuses] })
  status: ClientStoreStatus = 'new';

  @Field(() => User, { nullable: true, description: 'The last person who contacted the requester' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  contactedBy: Rel<User> | null = null;

  @Field(() => User, { nullable: true, description: 'Who claimed it: a contractor, or sales by winning its lead' })
  @ManyToOne(() => User, { nullable: true, deleteRule: 'restrict' })
  @Index()
  acceptedBy: Rel<User> | null = null;

  /**
   * Who declined it here: that stays so, whatever sales does with its lead except winning it. Null where the lead was lost, or
   * another request was accepted.
   */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  declinedBy: Rel<User> | null = null;

  @NameOfProject
  @Field(() => Project, { nullable: true, description: 'The project created from it' })
  @OneToOne(() => Project, { nullable: true, deleteRule: 'restrict' })
  project: Rel<Project> | null = null;

  /** The enquiry that it was created from: its lead in sales moves with it. Requests from before this link may have none. */
  @OneToOne(() => Enquiry, { nullable: true, deleteRule: 'set null' })
  enquiry: Rel<Enquiry> | null = null;
}
