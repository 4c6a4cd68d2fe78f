import { defineDomain } from '#define-domain';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { CoursesResolver } from '#knowledge/courses.resolver';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { KnowledgeView } from '#knowledge/knowledge-view.entity';
import { findUnpublishedResources } from '#knowledge/knowledge.action-items';
import { loadDemoKnowledge } from '#knowledge/knowledge.demo';
import { KnowledgeResolver } from '#knowledge/knowledge.resolver';
import { ReadingResolver } from '#knowledge/reading.resolver';
import { businessRecord, deletedWithOwner } from '#retention/kept-tables';
import { visibleTo } from '#knowledge/knowledge.access';
import { defineNode } from '#db/node-source';

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
  tokenArea: 'knowledge',
  resolvers: [KnowledgeResolver, ReadingResolver, CoursesResolver],
  entities: [KnowledgeResource, CourseProgress, KnowledgeView],
  nodes: { KnowledgeResource: defineNode(KnowledgeResource, visibleTo) },
  keptTables: {
    knowledge_resources: businessRecord,
    course_progress: deletedWithOwner,
    knowledge_views: deletedWithOwner,
  },
  actionItems: { '/admin-dashboard': [findUnpublishedResources] },
  loadDemo: loadDemoKnowledge,
});
