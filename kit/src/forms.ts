export { PasswordField } from './forms/password-field.tsx';
export { TextField } from './forms/text-field.tsx';
export { useForm } from './forms/use-form.ts';
