let reference: string | null = null

/** Remembers the request id of a call that failed, until the session ends. */
export function setLastErrorReference(requestId: string | null): void {
  reference = requestId
}

/** The request id of the last call that failed; null if none has. */
export const lastErrorReference = (): string | null => reference
