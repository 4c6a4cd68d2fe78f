import { isInAudience } from 'rules/audiences';
import { defineDomain } from '#define-domain';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { CoursesResolver } from '#knowledge/courses.resolver';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { KnowledgeView } from '#knowledge/knowledge-view.entity';
import { loadDemoKnowledge } from '#knowledge/knowledge.demo';
import { KnowledgeResolver } from '#knowledge/knowledge.resolver';
import { ReadingResolver } from '#knowledge/reading.resolver';
import { businessRecord, deletedWithOwner } from '#retention/kept-tables';
import type { Context } from '#context';
import { visibleTo } from '#knowledge/knowledge.access';
import { maxPerKind, type Need } from '#action-items/need';

/** The drafts of the knowledge hub, for its editors. */
async function findUnpublishedResources({ em, viewer }: Context): Promise<Need[]> {
  const found = await em.find(
    KnowledgeResource,
    { $and: [visibleTo(viewer), { isPublished: false }] },
    { fields: ['title', 'category', 'createdAt'], orderBy: { id: 'asc' }, limit: maxPerKind },
  );
  return found.map(({ id, title, category, createdAt }) => ({
    id,
    kind: 'unpublished_resource',
    title,
    detail: `Draft ${category.replaceAll('_', ' ')}, visible only to you and administrators`,
    since: createdAt,
    dueAt: null,
    // Only the founder has a screen for the knowledge hub.
    path: isInAudience('founder', viewer) ? '/admin-dashboard?tab=knowledge&status=draft' : null,
  }));
}

declare module '#live/bus' {
  interface Topics {
    /** `wasPublished`: everyone could see it before the change. */
    knowledgeChanged: { id: string; wasPublished: boolean };
    /** Someone's progress in a course changed. */
    courseProgressChanged: { personId: string; resourceId: string };
  }
}

export const knowledgeDomain = defineDomain({
  name: 'knowledge',
  resolvers: [KnowledgeResolver, ReadingResolver, CoursesResolver],
  entities: [KnowledgeResource, CourseProgress, KnowledgeView],
  keptTables: {
    knowledge_resources: businessRecord,
    course_progress: deletedWithOwner,
    knowledge_views: deletedWithOwner,
  },
  actionItems: { '/': [findUnpublishedResources] },
  loadDemo: loadDemoKnowledge,
});
