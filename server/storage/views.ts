import type { StaffLink } from '../../shared/tour-request/staff-links.ts';
import type { Filling } from '../templates/fill-template.ts';
import type { NewMark } from './messages.ts';

/** What is sent from the page of a request: a mark, or the wish to undo the last one. */
export type SentMark = NewMark | { kind: 'undo' };

/** What a page for staff asks for, with what was sent from it and the token that the page was given. */
export type StaffQuestion = StaffLink & { sent?: { mark: SentMark; token: string } };

/** A visit for a calendar. */
export type Visit = { reference: string; visitAt: number; summary: string };

/** What the page holds, a visit, or where to go on once a mark is on disk; null where a key opens nothing, for whatever reason. */
export type StaffAnswer = { page: Filling } | { visit: Visit } | { goTo: string } | null;
