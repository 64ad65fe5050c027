/** Language of a page, and so of an answer. */
export type Language = 'en' | 'es';
