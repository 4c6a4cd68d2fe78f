import { tokens } from 'kit/theme';
import styled from 'styled-components';

export const FormGrid = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s} ${tokens.space.m};
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A custom field group, laid out like a field: label above, error below. */
export const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  gap: 4px;
`;

export const GroupName = styled.legend`
  margin-bottom: 4px;
  padding: 0;
  font-weight: 600;
`;

/** Always takes up space, so that a message causes no layout shift. */
export const GroupMessages = styled.div`
  min-height: 20px;
`;

export const GroupError = styled.p`
  color: ${tokens.color.danger};
`;

export const Problem = styled.p`
  padding: ${tokens.space.s} ${tokens.space.m};
  border-left: 3px solid ${tokens.color.danger};
  background: ${tokens.color.dangerWash};
`;

export const SendRow = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.m};
  button {
    min-height: 48px;
    padding: 0 ${tokens.space.l};
    font-size: ${tokens.size.body};
  }
  p {
    color: ${tokens.color.soft};
  }
  ${tokens.screen.narrow} {
    display: grid;
  }
`;
