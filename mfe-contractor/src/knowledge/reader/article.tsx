import type { RefObject } from 'react';
import { Button } from 'kit/controls';
import { ResourceText } from 'kit/markdown';
import { tokens } from 'kit/theme';
import styled, { createGlobalStyle } from 'styled-components';
import { humanize, RelativeTime } from 'kit/format';
import { Tag } from 'kit/ui';
import type { OpenResourceQuery } from '#gql/graphql.ts';
import { categorySingularNames } from '../category-names.ts';
import { LessonList } from './lesson-list.tsx';
import { ResourceFile } from './resource-file.tsx';

interface ArticleProps {
  resource: NonNullable<OpenResourceQuery['knowledgeResource']>;
  course: OpenResourceQuery['courseLessons'] | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function Article({ resource, course, heading }: ArticleProps) {
  const { title, description } = resource;
  return (
    <Sheet>
      <PrintStyle />
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Print onClick={() => window.print()}>Print</Print>
      </Head>
      <AboutResource resource={resource} />
      <Columns>
        <Text>
          {description && <Lead>{description}</Lead>}
          <ResourceText resource={resource} title={title} />
          <ResourceFile resource={resource} />
        </Text>
        {course && <LessonList title={title} course={course} />}
      </Columns>
    </Sheet>
  );
}

const Sheet = styled.article`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
`;

const Head = styled.div`
  display: flex;
  max-width: ${tokens.width.text};
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space.m};
  h2 {
    min-width: 0;
    font-size: ${tokens.size.title};
    line-height: 40px;
    overflow-wrap: anywhere;
  }
  h2:focus {
    outline: none;
  }
`;

const Print = styled(Button)`
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  margin-top: ${tokens.space.m};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, ${tokens.width.text}) minmax(280px, 360px);
  }
`;

const Text = styled.div`
  display: grid;
  min-width: 0;
  max-width: ${tokens.width.text};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

const Lead = styled.p`
  color: ${tokens.color.soft};
  font-size: ${tokens.size.body};
  line-height: 26px;
  overflow-wrap: anywhere;
`;

/** Prints only the text, dark on light in any theme: with the browser's default colors. */
const PrintStyle = createGlobalStyle`
  @media print {
    body :is(header, nav, footer, [role='tablist']) { display: none; }
    body, body * {
      border-color: GrayText !important;
      background: Canvas !important;
      color: CanvasText !important;
      color-scheme: light;
    }
  }
`;

type ResourceMetadata = Pick<
  NonNullable<OpenResourceQuery['knowledgeResource']>,
  'category' | 'difficulty' | 'estimatedDuration' | 'tags' | 'updatedAt'
>;

/** The document's category, difficulty, duration, date and tags. */
function AboutResource({ resource }: { resource: ResourceMetadata }) {
  const { category, difficulty, estimatedDuration, tags, updatedAt } = resource;
  return (
    <Line>
      <Tag minimal>{categorySingularNames[category]}</Tag>
      {difficulty && <span>{humanize(difficulty)}</span>}
      {estimatedDuration && <span>{estimatedDuration}</span>}
      <span>
        Updated <RelativeTime at={updatedAt} />
      </span>
      {tags.length > 0 && (
        <ul aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag minimal round>
                {tag}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  color: ${tokens.color.soft};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`;
