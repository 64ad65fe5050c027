/** What one check found. */
export type Check = { name: string; state: 'good' | 'doubtful' | 'bad'; words: string };
