import type { Rel } from '@mikro-orm/core';
import { Entity, OneToOne } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '#db/base.entity';
import { StoredFile } from '#files/stored-file.entity';
import { User } from '#people/user.entity';

/** The photo of a person, whose `profileImageUrl` is its URL. Who may download it: see `people-shown.ts`. */
@Entity({ tableName: 'profile_photos' })
export class ProfilePhoto extends BaseEntity {
  @OneToOne(() => User, { deleteRule: 'cascade' })
  user!: Rel<User>;

  /** Its bytes, which are deleted within a day after this row. */
  @OneToOne(() => StoredFile, { deleteRule: 'restrict' })
  file!: Rel<StoredFile>;
}
