import { useEffect, useState, type RefObject, useRef } from 'react';
import { Button } from 'kit/controls';
import { humanize } from 'kit/format';
import { SelectField, TextAreaField, TextField } from 'kit/forms';
import { difficulties, knowledgeCategories, knowledgeHubs } from 'rules/knowledge';
import { type ResourceContent, ResourceText } from 'kit/markdown';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ResourceForm_ResourceFragment } from '#gql/graphql.ts';
import { CheckboxField } from '../../../ai/checkbox-field.tsx';
import { ConflictNotice } from 'kit/conflict';
import { FormFooter } from '../../../ai/form-footer.tsx';
import { useUnsavedChanges } from '../../../ai/unsaved/use-unsaved-changes.ts';
import { hubNames } from '../hub-names.ts';
import { FileField } from './file-field.tsx';
import { toYesNo } from '../../../yes-no.ts';
import { fieldLabels } from './form-values.ts';
import { useResourceForm } from './use-resource-form.ts';

export interface ResourceFormBaseProps {
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  onSaved: () => void;
  onClose: () => void;
}

export function ResourceForm({
  resource,
  requestCloseRef,
  onSaved,
  onClose,
}: ResourceFormBaseProps & { resource: ResourceForm_ResourceFragment | null }) {
  const form = useResourceForm(resource, onSaved);
  const unsaved = useUnsavedChanges(form.isChanged, onClose);
  const [isPreview, setPreview] = useState(false);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  const { field, values, put, pending } = form;
  const [submit, submitting] = resource ? ['Update Resource', 'Updating…'] : ['Create Resource', 'Creating…'];
  return (
    <Form {...form.formProps}>
      <Columns>
        <Column>
          <TextField {...field('title')} label="Title" autoComplete="off" />
          <Pair>
            <SelectField {...field('hub')} label="Hub">
              <option value="">Select one</option>
              {knowledgeHubs.map((hub) => (
                <option key={hub} value={hub}>
                  {hubNames[hub]}
                </option>
              ))}
            </SelectField>
            <SelectField {...field('category')} label="Category">
              <option value="">Select one</option>
              {knowledgeCategories.map((category) => (
                <option key={category} value={category}>
                  {humanize(category)}
                </option>
              ))}
            </SelectField>
          </Pair>
          <TextAreaField {...field('description')} label="Description" rows={3} />
          <TextAreaField {...field('content')} label="Content" rows={9} hint="Markdown, shown in the hub." />
          <Button aria-expanded={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Hide preview' : 'Preview'}
          </Button>
          {isPreview && <Preview resource={values} title={values.title} />}
        </Column>
        <Column>
          <FileField form={form} />
          <TextField {...field('fileUrl')} label="File URL" type="url" inputMode="url" autoComplete="off" />
          <TextField {...field('thumbnailUrl')} label="Thumbnail URL" type="url" inputMode="url" autoComplete="off" />
          <TextField {...field('tags')} label="Tags" autoComplete="off" hint="Separated by commas." />
          <Pair>
            <SelectField {...field('difficulty')} label="Difficulty">
              <option value="">None</option>
              {difficulties.map((difficulty) => (
                <option key={difficulty} value={difficulty}>
                  {humanize(difficulty)}
                </option>
              ))}
            </SelectField>
            <TextField
              {...field('estimatedDuration')}
              label="Estimated duration"
              autoComplete="off"
              placeholder="2 hours"
            />
          </Pair>
          {values.hub === 'upskill' && (
            <TextField
              {...field('lessons')}
              label="Lessons"
              inputMode="numeric"
              autoComplete="off"
              hint="Leave empty to count the headings of its text."
            />
          )}
          <CheckboxField
            label="Published"
            hint="Listed in its hub for everyone with an account."
            checked={values.isPublished === toYesNo(true)}
            onChange={(is) => put({ isPublished: toYesNo(is) })}
          />
          <CheckboxField
            label="Premium"
            hint="Marked as premium."
            checked={values.isPremium === toYesNo(true)}
            onChange={(is) => put({ isPremium: toYesNo(is) })}
          />
        </Column>
      </Columns>
      <ConflictNotice what="resource" conflict={form.conflict} labels={fieldLabels} onTakeTheirs={form.takeTheirs} />
      <FormFooter unsaved={unsaved} pending={pending} submit={submit} submitting={submitting} />
    </Form>
  );
}

/** The text as readers will see it below its title. */
function Preview({ resource, title }: { resource: ResourceContent; title: string }) {
  const page = useRef<HTMLDivElement>(null);
  // It opens below the visible part, behind the dialog footer.
  useEffect(() => void page.current?.scrollIntoView?.({ block: 'center' }), []);
  const hasText = Boolean(resource.content?.trim() || resource.fileContent?.trim());
  return (
    // A long text is its own scroll container, so it must be focusable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Page ref={page} tabIndex={0} role="region" aria-label="Preview">
      {hasText ? <ResourceText resource={resource} title={title} /> : <p>No text yet.</p>}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  overflow-y: auto;
  max-height: 320px;
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
`;

const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
`;

/* Content on the left, details on the right. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.l};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Column = styled.div`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 4px;
  > :not(button) {
    width: 100%;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.space.s};
  /* A select is as wide as its longest option unless its field sets a width. */
  > * {
    min-width: 0;
    grid-template-columns: minmax(0, 1fr);
  }
`;
