// The gallery is built as a site of its own, with the content of the real one.
export { collections } from '../content.config.ts';
