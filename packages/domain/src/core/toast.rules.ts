const baseMs = 3_200
const perCharacterMs = 30
const actionMs = 4_000

/** How long a toast without its own time stays, in milliseconds (ERR-17): longer texts take longer to read. */
export function toastMs(text: string, hasAction: boolean): number {
  return baseMs + perCharacterMs * [...text].length + (hasAction ? actionMs : 0)
}
