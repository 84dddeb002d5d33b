/** Shares of sessions and errors sent to the error-reporting service (ERR-13). */
export const sampleRates = {
  /** Of page loads and changes, with their timings. */
  traces: 0.2,
  /** Of sessions, recorded without texts and pictures. */
  replays: 0.1,
  /** Of sessions in which an error happened. */
  replaysOnError: 0.5,
} as const

/**
 * A report without secrets: the part of addresses after their path, which may be the code of an emailed link or a
 * platform's answer, and bearer tokens (API-11).
 */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/((?:https?:\/\/|\/)[\w\-.~%/:@]*)[?#][^\s"'<>\\)]*/g, '$1')
    .replaceAll(/[?#&][\w\-.]+=[^\s"'<>\\)]*/g, '')
    .replaceAll(/\b(bearer )\S+/gi, '$1[removed]')
}

const reloadEveryMs = 60_000

/**
 * Whether a page whose code could not be fetched may reload: at most once a minute (ERR-08). `last` and `now` in
 * milliseconds; null if it never reloaded.
 */
export function mayReloadForChunk(last: number | null, now: number): boolean {
  return last === null || now - last >= reloadEveryMs || last > now
}
