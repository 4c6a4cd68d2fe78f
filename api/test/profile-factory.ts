import { v7 } from 'uuid';
import type { Insert, TestUser } from '#test/factories';

/** What a contractor says about themselves: those who join by a link have no such row at first. */
export const createProfileFactory =
  (insert: Insert) =>
  async ({ id: userId }: Pick<TestUser, 'id'>, tagName = v7().slice(-12)) => {
    const id = v7();
    const profile = { tag_name: tagName, experience_level: 'expert', technologies: 'TypeScript' };
    await insert('contractor_profiles', { id, user_id: userId, ...profile });
    return { id };
  };
