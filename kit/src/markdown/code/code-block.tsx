import { useMemo, memo } from 'react';
import { CopyButton } from '../../copy.ts';
import styled from 'styled-components';
import { getLanguageName } from './languages.ts';
import { useColoredLines } from './use-colored-lines.ts';
import { tokens } from '../../theme/tokens.ts';
import type { Stretch } from './color-lines.ts';

interface CodeBlockProps {
  code: string;
  /** As the author wrote it. */
  language: string;
  /** Whether it is still growing. */
  isOpen?: boolean;
}

/** Code with its language and a copy button. */
export function CodeBlock({ code, language, isOpen = false }: CodeBlockProps) {
  const groups = useMemo(() => groupLines(code), [code]);
  const coloredLines = useColoredLines(groups, language, isOpen);
  const name = getLanguageName(language);
  return (
    <Frame>
      <Head>
        <span>{name}</span>
        {!isOpen && <CopyButton text={code} name="code" />}
      </Head>
      {/* It scrolls horizontally, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <Code tabIndex={0} role="region" aria-label={`Code, ${name}`}>
        <code>
          {groups.map((text, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a group has no name but its place, and never moves
            <LineGroup key={place} text={text} lines={coloredLines[place]} isPartOfLongCode={groups.length > 2} />
          ))}
        </code>
      </Code>
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
`;

const Head = styled.div`
  display: flex;
  min-height: 40px;
  align-items: center;
  justify-content: space-between;
  padding-left: ${tokens.space.s};
  border-bottom: 1px solid ${tokens.color.line};
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
`;

const Code = styled.pre`
  margin: 0;
  padding: ${tokens.space.s};
  overflow-x: auto;
  font: 13px/20px ${tokens.font.code};
  tab-size: 2;
  code {
    display: block;
    width: fit-content;
    min-width: 100%;
    font: inherit;
  }
  [data-kind='keyword'],
  [data-kind='modifier'],
  [data-kind='operatorKeyword'] {
    color: ${tokens.color.accent};
  }
  [data-kind='string'],
  [data-kind='inserted'] {
    color: ${tokens.color.green};
  }
  [data-kind='comment'],
  [data-kind='meta'] {
    color: ${tokens.color.faint};
  }
  [data-kind='number'],
  [data-kind='atom'],
  [data-kind='bool'] {
    color: ${tokens.color.purple};
  }
  [data-kind='def'],
  [data-kind='typeName'],
  [data-kind='type'],
  [data-kind='tag'],
  [data-kind='tagName'],
  [data-kind='propertyName'],
  [data-kind='attributeName'] {
    color: ${tokens.color.sky};
  }
  [data-kind='deleted'] {
    color: ${tokens.color.danger};
  }
`;

/** How many lines are rendered and highlighted as one group. */
const linesPerGroup = 40;

/** Splits code into groups of lines: growing code changes only its last group. */
function groupLines(code: string): string[] {
  const lines = code.split('\n');
  const groups: string[] = [];
  for (let start = 0; start < lines.length; start += linesPerGroup)
    groups.push(lines.slice(start, start + linesPerGroup).join('\n'));
  return groups;
}

interface LineGroupProps {
  text: string;
  lines: Stretch[][] | undefined;
  /** Part of a long code block: groups out of sight are not rendered. */
  isPartOfLongCode: boolean;
}

/** Some lines of code; highlighted once their tokens are known. */
const LineGroup = memo(function LineGroup({ text, lines, isPartOfLongCode }: LineGroupProps) {
  return (
    <Lines style={isPartOfLongCode ? getContainmentStyle(text.split('\n').length) : undefined}>
      {lines && matchesText(lines, text) ? lines.map(toTokens) : text}
      {'\n'}
    </Lines>
  );
});

const getContainmentStyle = (lines: number) =>
  ({ contentVisibility: 'auto', containIntrinsicHeight: `auto ${lines * 20}px` }) as const;

const matchesText = (lines: Stretch[][], text: string) =>
  lines.map((line) => line.map((token) => token.text).join('')).join('\n') === text;

/* A line has no key but its index, and never moves. */
const toTokens = (line: Stretch[], place: number) => (
  // oxlint-disable-next-line react/no-array-index-key -- see above
  <span key={place}>
    {place > 0 && '\n'}
    {line.map(({ text, kind }, at) =>
      kind ? (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <span key={at} data-kind={kind}>
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </span>
);

const Lines = styled.span`
  display: block;
`;
