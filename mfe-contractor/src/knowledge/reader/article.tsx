import type { RefObject } from 'react';
import { Button } from 'kit/controls';
import { ResourceText } from 'kit/markdown';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { OpenResourceQuery } from '#gql/graphql.ts';
import { AboutResource } from './about-resource.tsx';
import { LessonList } from './lesson-list.tsx';
import { PrintStyle } from './print-style.ts';
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
          <ResourceText resource={resource} />
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
