import styled from 'styled-components';

export const FormGrid = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  ${({ theme }) => theme.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** One group of the form's own, as a field is one: its name above it, its fault below. */
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

/** Always there, so that nothing moves when there is something to say. */
export const GroupMessages = styled.div`
  min-height: 20px;
`;

export const GroupError = styled.p`
  color: ${({ theme }) => theme.color.danger};
`;

export const Problem = styled.p`
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border-left: 3px solid ${({ theme }) => theme.color.danger};
  background: ${({ theme }) => theme.color.dangerWash};
`;

export const SendRow = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
  button {
    min-height: 48px;
    padding: 0 ${({ theme }) => theme.space.l};
    font-size: ${({ theme }) => theme.size.body};
  }
  p {
    color: ${({ theme }) => theme.color.soft};
  }
  ${({ theme }) => theme.screen.narrow} {
    display: grid;
  }
`;
