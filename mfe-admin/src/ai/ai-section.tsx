import { useRef } from 'react';
import { useSearchState } from 'kit/search-state';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { DocumentsTab } from './documents/documents-tab.tsx';
import { TabList, type Tab } from './tab-list.tsx';
import { TemplatesTab } from './templates/templates-tab.tsx';
import { UploaderStyle } from './upload/uploader-style.ts';
import { useUploads } from './upload/use-uploads.ts';

const tabs: readonly Tab[] = [
  { name: 'templates', label: 'Prompt Templates' },
  { name: 'documents', label: 'AI Documents' },
];

interface AiSectionProps {
  /** The search parameter that holds the open tab. */
  param?: string;
  /** One level lower when the section is below a screen heading. */
  heading?: 'h1' | 'h2';
}

/** Prompt templates and documents for Jarvis. The URL holds the open tab. */
export function AiSection({ param = 'tab', heading: Heading = 'h1' }: AiSectionProps) {
  const [openTab, setOpenTab] = useSearchState(param);
  const activeTab = openTab === 'documents' ? 'documents' : 'templates';
  // Kept here rather than in the tab, so that a running upload survives switching to the templates.
  const uploadWindow = useRef<HTMLDivElement>(null);
  const uploads = useUploads(uploadWindow);
  return (
    <Page>
      <UploaderStyle />
      <header>
        <Heading>AI Management</Heading>
        <p>Instructions for Jarvis, and the documents it answers from.</p>
      </header>
      <TabList label="AI Management" tabs={tabs} open={activeTab} onOpen={setOpenTab} />
      <div role="tabpanel" id={`panel-${activeTab}`} aria-labelledby={`tab-${activeTab}`}>
        {activeTab === 'templates' ? <TemplatesTab /> : <DocumentsTab uploads={uploads} />}
      </div>
      <div ref={uploadWindow} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  max-width: ${tokens.width.page};
  margin: 0 auto;
  padding: ${tokens.space.l} ${tokens.space.l} ${tokens.space.xxl};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.l};
  > header > :first-child {
    font-size: ${tokens.size.title};
    line-height: 36px;
  }
  header p {
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  }
`;
