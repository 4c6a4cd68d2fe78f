import { Form } from 'kit/forms';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

/** A form in a dialog whose fields have hints. */
export const SpacedForm = styled(Form)`
  gap: ${tokens.space.m};
`;
