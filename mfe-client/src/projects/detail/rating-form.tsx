import { useId, type FormEvent } from 'react';
import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { ratingLabels } from './ratings.ts';
import { Star } from './stars.tsx';

interface RatingFormProps {
  /** 0 if none is selected. */
  chosen: number;
  onChoose: (rating: number) => void;
  onRate: (rating: number) => void;
}

/** One to five stars: a radio group with arrow keys, and a button to send it, since it can't be changed later. */
export function RatingForm({ chosen, onChoose, onRate }: RatingFormProps) {
  const name = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen > 0) onRate(chosen);
  };
  return (
    <Form onSubmit={submit}>
      <fieldset>
        <legend>How well did it go? You can rate once; it can't be changed.</legend>
        <Choices>
          {ratingLabels.map((words, index) => (
            <label key={words}>
              <input
                type="radio"
                name={name}
                value={index + 1}
                checked={chosen === index + 1}
                aria-label={`${index + 1} of 5, ${words.toLowerCase()}`}
                onChange={() => onChoose(index + 1)}
              />
              <Star isFull={index < chosen} />
            </label>
          ))}
          <span aria-hidden>{ratingLabels[chosen - 1]}</span>
        </Choices>
      </fieldset>
      <Button type="submit" $primary disabled={chosen === 0}>
        Send rating
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space.m};
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  button[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

const Choices = styled.div`
  display: flex;
  margin: ${tokens.space.xs} 0 0 -8px;
  align-items: center;
  label {
    position: relative;
    display: flex;
    padding: 8px;
    border-radius: ${tokens.radius.small};
    cursor: pointer;
  }
  label:hover {
    background: ${tokens.color.sunken};
  }
  label:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: -2px;
  }
  input {
    position: absolute;
    margin: 0;
    inset: 0;
    cursor: pointer;
    opacity: 0;
  }
  span {
    min-width: 72px;
    margin-left: ${tokens.space.xs};
    font-weight: 600;
  }
`;
