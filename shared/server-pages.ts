import type { StaffPageTexts } from './server-content.ts';
import type { FieldErrors } from './tour-request/check-field.ts';
import type { TourRequest } from './tour-request/fields.ts';
import type { StaffPage } from './tour-request/staff-page-types.ts';

export interface ProblemProps {
  heading: string;
  explanation: string;
  /** What was typed into the form; without it the page has no form. */
  typed?: TourRequest | undefined;
  errors?: FieldErrors | undefined;
}

export interface StaffProps {
  page: StaffPage;
  texts: StaffPageTexts;
}

export type ServerViewProps = { problem: ProblemProps; staff: StaffProps };

/** The module built from `src/server-pages/views.tsx`; `data` comes from the page around the view. */
export type ServerViews = { [Name in keyof ServerViewProps]: (data: unknown, props: ServerViewProps[Name]) => string };

/** Placeholders for the title and the view in a page that the server completes. */
export const TITLE = '{{title}}';
export const VIEW = '{{view}}';
export const DATA_ID = 'view-data';
