import { expect, test } from 'vitest';
import type { FieldErrors } from '../../shared/tour-request/check-field.ts';
import { type Action, idle, maySubmit, reduce, type State } from './state.ts';

const missingName: FieldErrors = { name: { kind: 'missing', over: 0 } };
const invalidEmail: FieldErrors = { email: { kind: 'invalid', over: 0 } };

const after = (...actions: Action[]): State => actions.reduce(reduce, idle);
const submitted: Action = { type: 'submitted' };
const accepted: Action = { type: 'answered', ok: true };
const lost: Action = { type: 'answered', ok: false };

test('a form goes from idle over submitting to success and back to idle', () => {
  expect(idle.phase).toBe('idle');
  expect(after(submitted).phase).toBe('submitting');
  expect(after(submitted, accepted).phase).toBe('success');
  expect(after(submitted, accepted, { type: 'thanked' }).phase).toBe('idle');
});

test('a request that does not arrive leads to an error, from which it can be sent again', () => {
  const failed = after(submitted, lost);
  expect(failed.phase).toBe('error');
  expect(maySubmit(failed)).toBe(true);
  expect(reduce(failed, submitted).phase).toBe('submitting');
});

test('nothing can be sent while a request is on its way or thanks are shown', () => {
  for (const state of [after(submitted), after(submitted, accepted)]) {
    expect(maySubmit(state)).toBe(false);
    expect(reduce(state, submitted)).toBe(state);
    expect(reduce(state, { type: 'refused', errors: missingName })).toBe(state);
  }
});

test('only a request under way can be slow, and the next one starts as a quick one', () => {
  const slow: Action = { type: 'slow' };
  expect(reduce(idle, slow)).toBe(idle);
  expect(after(submitted, slow)).toMatchObject({ phase: 'submitting', isSlow: true });
  expect(after(submitted, slow, lost, submitted).isSlow).toBe(false);
});

test('an answer without a request and thanks without an answer change nothing', () => {
  expect(reduce(idle, accepted)).toBe(idle);
  expect(reduce(after(submitted), { type: 'thanked' }).phase).toBe('submitting');
});

test('the news of a sent request outlives the thanks and later failures', () => {
  expect(after(submitted, lost).sent).toBe(false);
  expect(after(submitted, accepted, { type: 'thanked' }, submitted, lost).sent).toBe(true);
});

test('a refused form takes back an earlier failure', () => {
  const refused = after(submitted, lost, { type: 'refused', errors: invalidEmail });
  expect(refused).toMatchObject({ phase: 'idle', errors: invalidEmail });
});

test('a fixed field leaves the other errors', () => {
  const refused = after({ type: 'refused', errors: { ...missingName, ...invalidEmail } });
  expect(reduce(refused, { type: 'changed', field: 'name', error: undefined }).errors).toEqual(invalidEmail);
  expect(reduce(refused, { type: 'changed', field: 'phone', error: undefined })).toBe(refused);
});

test('an error follows what is written, and a field without one gets none while it is filled in', () => {
  const refused = after({ type: 'refused', errors: invalidEmail });
  const error = { kind: 'too-long', over: 3 } as const;
  expect(reduce(refused, { type: 'changed', field: 'email', error }).errors).toEqual({ email: error });
  expect(reduce(refused, { type: 'changed', field: 'phone', error })).toBe(refused);
});

test('a form that goes out has no errors', () => {
  expect(after({ type: 'refused', errors: missingName }, submitted).errors).toEqual({});
});
