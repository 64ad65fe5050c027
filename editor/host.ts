import type { UpdateNews } from './update-news.ts';

/** Reads and writes the files of the website: on GitHub, or in this folder. */
export interface Host {
  /** What the owner reads about this host, if it is not the website's. */
  note?: string;
  /** What the owner reads when pages show a save, such as "online". */
  site: string;
  /** Who helps, such as an email address. */
  helper: string;
  isSignedIn(): boolean;
  signIn(token: string): void;
  /** Forgets the token, for a host that has one. */
  signOut?(): void;
  /** The newest state, such as the known one. */
  readHead(known: Head): Promise<Head>;
  /** The texts of files by hash. */
  readTexts(hashes: readonly string[]): Promise<Record<string, string | undefined>>;
  readPicture(path: string, head: string): Promise<Blob>;
  /** The last saves of this editor, the newest first. */
  readSaves(): Promise<Save[]>;
  /** Writes all files or none. Refuses if `head` is no longer the newest. The message ends with the trailer `Save: <id>`. */
  commit(head: string, message: string, files: readonly NewFile[]): Promise<void>;
  /** The hashes of the files that the website shows now, and why a save is not among them. */
  readOnline(): Promise<{ files: Record<string, string>; news: Partial<UpdateNews> }>;
}

/** The files at one moment: the name of the moment, and the git hash of each file. */
export interface Head {
  sha: string;
  files: Readonly<Record<string, string>>;
}

/** A file to write, in base64. */
export interface NewFile {
  path: string;
  contents: string;
}

/** A save that a person made with this editor. */
export interface Save {
  /** As it was committed, with its trailer. */
  message: string;
  name: string;
  date: string;
  files: { path: string; before?: string; after?: string }[];
}

/** An answer that is no success; `status` is 0 if no answer came. The message says what to do. */
export const hostError = (message: string, status: number, isMoved = false) =>
  Object.assign(new Error(message), { status, isMoved });

export type HostError = ReturnType<typeof hostError>;
