import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { type ProjectTier, projectTiers } from 'rules/projects';
import { BaseEntity } from '#db/base.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

const statuses = ['new', 'accepted', 'contacted', 'declined'] as const;

/** What somebody asked the agency for, until a contractor takes it. */
@Entity({ tableName: 'client_store_requests' })
export class ClientStoreRequest extends BaseEntity<'status' | 'acceptedBy' | 'project'> {
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Enum({ items: () => [...projectTiers] })
  tier!: ProjectTier;

  @Property({ type: 'text' })
  requirements!: string;

  @Enum({ items: () => [...statuses] })
  status: (typeof statuses)[number] = 'new';

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null' })
  @Index()
  acceptedBy: Rel<User> | null = null;

  @ManyToOne(() => Project, { nullable: true, deleteRule: 'set null' })
  @Index()
  project: Rel<Project> | null = null;
}
