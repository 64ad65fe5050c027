import { expect, test } from 'vitest';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { type Action, idle, maySubmit, reduce, type State } from './state.ts';

const missingName: FieldErrors = { name: { kind: 'missing', over: 0 } };
const invalidEmail: FieldErrors = { email: { kind: 'invalid', over: 0 } };

const after = (...actions: Action[]): State => actions.reduce(reduce, idle);
const submitted: Action = { type: 'submitted' };
const accepted: Action = { type: 'answered', ok: true };
const lost: Action = { type: 'answered', ok: false };

test('goes from idle to submitting, success and idle', () => {
  expect(idle.phase).toBe('idle');
  expect(after(submitted).phase).toBe('submitting');
  expect(after(submitted, accepted).phase).toBe('success');
  expect(after(submitted, accepted, { type: 'thanked' }).phase).toBe('idle');
});

test('can be submitted again after an error', () => {
  const failed = after(submitted, lost);
  expect(failed.phase).toBe('error');
  expect(maySubmit(failed)).toBe(true);
  expect(reduce(failed, submitted).phase).toBe('submitting');
});

test('ignores a submit while sending', () => {
  for (const state of [after(submitted), after(submitted, accepted)]) {
    expect(maySubmit(state)).toBe(false);
    expect(reduce(state, submitted)).toBe(state);
    expect(reduce(state, { type: 'refused', errors: missingName })).toBe(state);
  }
});

test('is slow only while sending', () => {
  const slow: Action = { type: 'slow' };
  expect(reduce(idle, slow)).toBe(idle);
  expect(after(submitted, slow)).toMatchObject({ phase: 'submitting', isSlow: true });
  expect(after(submitted, slow, lost, submitted).isSlow).toBe(false);
});

test('ignores unexpected events', () => {
  expect(reduce(idle, accepted)).toBe(idle);
  expect(reduce(after(submitted), { type: 'thanked' }).phase).toBe('submitting');
});

test('keeps the confirmation', () => {
  expect(after(submitted, lost).sent).toBe(false);
  expect(after(submitted, accepted, { type: 'thanked' }, submitted, lost).sent).toBe(true);
});

test('validation errors clear an earlier failure', () => {
  const refused = after(submitted, lost, { type: 'refused', errors: invalidEmail });
  expect(refused).toMatchObject({ phase: 'idle', errors: invalidEmail });
});

test('keeps the errors of other fields', () => {
  const refused = after({ type: 'refused', errors: { ...missingName, ...invalidEmail } });
  expect(reduce(refused, { type: 'changed', field: 'name', error: undefined }).errors).toEqual(invalidEmail);
  expect(reduce(refused, { type: 'changed', field: 'phone', error: undefined })).toBe(refused);
});

test('updates an error while typing', () => {
  const refused = after({ type: 'refused', errors: invalidEmail });
  const error = { kind: 'too-long', over: 3 } as const;
  expect(reduce(refused, { type: 'changed', field: 'email', error }).errors).toEqual({ email: error });
  expect(reduce(refused, { type: 'changed', field: 'phone', error })).toBe(refused);
});

test('clears errors on submit', () => {
  expect(after({ type: 'refused', errors: missingName }, submitted).errors).toEqual({});
});
