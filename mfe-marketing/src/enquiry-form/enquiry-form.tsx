import { Button, Icon } from 'kit/controls';
import { SelectField, TextAreaField, TextField } from 'kit/forms';
import {
  enquiryBudgets,
  enquiryPlans,
  enquiryProjectTypes,
  enquiryTimelines,
  isPriorityEnquiry,
  enquiryProjectTypeLabels,
} from 'rules/enquiries';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { EarlierEnquiryNotice } from './earlier-enquiry-notice.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { ConsentField } from './consent-field.tsx';
import { FormGrid, Pair, Problem, SendRow } from './enquiry-form-parts.ts';
import { consentValue } from './enquiry-values.ts';
import { useEnquiryForm, type EnquiryFormProps } from './use-enquiry-form.ts';
import { UploadArea } from './upload/upload-area.tsx';
import { useUpload } from './upload/upload-store.ts';

/** The enquiry form. /contact and the dialog share it, and its draft. */
export function EnquiryForm(props: EnquiryFormProps) {
  const form = useEnquiryForm(props);
  const {
    values,
    field,
    put,
    pending,
    formProps,
    isReady,
    isRestored,
    clear,
    problem,
    arrivedFrom: earlierEmail,
  } = form;
  const isUploading = useUpload().stage === 'sending';
  return (
    <FormGrid {...formProps} onFocus={form.onFocus} aria-label="Your project">
      {isRestored && <DraftRestoredNotice onClear={clear} />}
      <Pair>
        <TextField {...field('name')} label="Name" autoComplete="name" required />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" required />
      </Pair>
      <Pair>
        <TextField {...field('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
        <SelectField {...field('projectType')} label="What do you want to build" required>
          <option value="">Select a project type</option>
          {enquiryProjectTypes.map((type) => (
            <option key={type} value={type}>
              {enquiryProjectTypeLabels[type]}
            </option>
          ))}
        </SelectField>
      </Pair>
      <TextAreaField
        {...field('outcome')}
        label="Biggest outcome goal"
        hint="What should this improve? A sentence or two is enough."
        required
      />
      <ChoiceCards {...field('budget')} label="Budget range" choices={enquiryBudgets} />
      <ChoiceCards
        {...field('timeline')}
        label="Timeline"
        choices={enquiryTimelines}
        note={isPriorityEnquiry(values) && <PriorityNote />}
      />
      <ChoiceCards {...field('preferredPlan')} label="Preferred plan" choices={enquiryPlans} />
      <UploadArea />
      <ConsentField {...field('consent')} onTick={(ticked) => put({ consent: ticked ? consentValue : '' })} />
      {problem && <Problem>{problem}</Problem>}
      {earlierEmail ? (
        <EarlierEnquiryNotice email={earlierEmail} pending={pending} onDismiss={form.leaveEarlier} />
      ) : (
        <SendRow>
          {/* No submit button until hydration: before that, the browser would submit the form natively. */}
          <Button type={isReady ? 'submit' : 'button'} $primary disabled={pending || !isReady}>
            {getSendLabel(pending, isUploading)}
          </Button>
          <p>We reply within 24 hours.</p>
        </SendRow>
      )}
    </FormGrid>
  );
}

function getSendLabel(pending: boolean, isUploading: boolean): string {
  if (!pending) return 'Send project details';
  return isUploading ? 'Waiting for the upload…' : 'Sending…';
}

const PriorityNote = () => (
  <Note>
    <Icon name="arrow" />
    <span>
      <strong>Priority</strong>, answered before other enquiries
    </span>
  </Note>
);

const Note = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  color: ${tokens.color.green};
`;

const DraftRestoredNotice = ({ onClear }: { onClear: () => void }) => (
  <Line>
    Draft restored <span aria-hidden>·</span>{' '}
    <button type="button" onClick={onClear}>
      Clear
    </button>
  </Line>
);

const Line = styled.p`
  color: ${tokens.color.soft};
  button {
    min-height: 32px;
    padding: 0 4px;
    border: 0;
    border-radius: ${tokens.radius.small};
    background: none;
    color: ${tokens.color.accent};
    text-decoration: underline;
    cursor: pointer;
  }
`;
