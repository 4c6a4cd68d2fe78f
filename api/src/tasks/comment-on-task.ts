import type { CommentOnTaskInput } from 'rules/tasks';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { unauthenticated } from '#errors';
import { User } from '#people/user.entity';
import { announceTask } from '#tasks/announce-task';
import { TaskComment } from '#tasks/task-comment.entity';
import { visibleTo } from '#tasks/task.access';
import { Task } from '#tasks/task.entity';

/** Comments on a task. Returns the comment's id. */
export async function commentOnTask(context: Context, id: string, { content }: CommentOnTaskInput): Promise<string> {
  const { em, viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.count('commentOnTask', { person: viewer.id });
  const { task, comment } = await em.transactional(async (tx) => {
    const found = await findVisible(tx, Task, id, visibleTo(viewer));
    return {
      task: found,
      comment: tx.create(TaskComment, { task: found, author: tx.getReference(User, viewer.id), content }),
    };
  });
  await announceTask(context, task);
  return comment.id;
}
