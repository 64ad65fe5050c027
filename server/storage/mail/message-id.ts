/** The identity of a message: parts that nothing else has, at the domain of the sender. */
export function messageId(from: string, ...parts: readonly string[]): string {
  const domain = from.replace(/>\s*$/, '').split('@').at(-1);
  return `<${parts.join('.')}@${domain}>`;
}
