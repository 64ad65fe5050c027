/** Replaces packages for fields that the editor does not have. */
export default undefined;
