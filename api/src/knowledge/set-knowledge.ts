import { setFields } from '#db/set-fields';
import { knowledgeFields, type KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { parseLessonTitles } from '#knowledge/lessons';

/** Sets the fields of an input, and those derived from them: the lesson titles and the tag words. */
export function setKnowledgeFields(
  resource: KnowledgeResource,
  input: Parameters<typeof setFields<KnowledgeResource, (typeof knowledgeFields)[number]>>[1],
): void {
  setFields(resource, input, knowledgeFields);
  resource.lessonTitles = parseLessonTitles(resource.content ?? resource.fileContent ?? '');
  resource.tagWords = resource.tags.join(' ');
}
