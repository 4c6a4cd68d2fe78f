import { defineDomain } from '#define-domain';
import { findIncompleteProfile } from '#profile/profile.action-items';
import { ProfilePhoto } from '#profile/profile-photo.entity';
import { ProfileResolver } from '#profile/profile.resolver';

/** How long the photo of a deactivated account is kept, so that reactivation within it restores everything. */
const keepAfterDeactivation = '30 days';
const deactivatedAtSql = '(select u.deactivated_at from users u where u.id = profile_photos.user_id)';

export const profileDomain = defineDomain({
  name: 'profile',
  resolvers: [ProfileResolver],
  entities: [ProfilePhoto],
  prunedTables: {
    pruneProfilePhotos: {
      schedule: '42 3 * * *',
      rules: [
        {
          data: 'Photos of people, after their account is deactivated',
          table: 'profile_photos',
          age: deactivatedAtSql,
          keep: keepAfterDeactivation,
        },
        {
          data: 'URLs of photos of people, after their account is deactivated',
          table: 'users',
          age: 'deactivated_at',
          keep: keepAfterDeactivation,
          where: 'profile_image_url is not null',
          clear: ['profile_image_url'],
        },
      ],
    },
  },
  actionItems: {
    '/contractor': [findIncompleteProfile],
    '/sales-portal': [findIncompleteProfile],
    '/project-manager-portal': [findIncompleteProfile],
  },
});
