import { z } from 'zod';

/** A line or paragraph of plain text; facts of the center may be named in braces. */
export const text = z.string().trim().min(1, 'some text');

/** A paragraph that may hold links written as [words](/address). */
export const paragraph = text;
