import { tooNarrow } from '../content-model/warnings.ts';
import { say } from './dialog.ts';

/** Notes about photographs that were chosen since the last save. */
const narrow: string[] = [];

export const notesAboutPhotographs = () => narrow.splice(0);

/** Says which photographs cannot be used, or are too small, as they are chosen or dropped. */
export async function measurePhotographs({ target, dataTransfer }: Partial<DragEvent>): Promise<void> {
  for (const file of (target as HTMLInputElement).files ?? dataTransfer?.files ?? []) {
    if (/\.mov$/i.test(file.name)) {
      await say(`${file.name} is the video of a Live Photo. Choose the photograph with the same name, .HEIC or .JPG.`);
      continue;
    }
    // Browsers cannot measure HEIC, which comes from large cameras.
    const bitmap = await createImageBitmap(file).catch(() => undefined);
    const message = bitmap && tooNarrow(bitmap.width);
    if (message) narrow.push(`${file.name}: ${message}`);
  }
}

/** Sveltia would say only that a field has an error. */
export function waitForPhotographs(event: Event): void {
  const isSave = (event.target as Element).closest?.('button')?.textContent?.trim() === 'Save';
  if (!isSave || !document.body.textContent?.includes('Your photograph is being made smaller.')) return;
  event.stopImmediatePropagation();
  void say('Your photograph is being made smaller. Press Save again in a few seconds.');
}
