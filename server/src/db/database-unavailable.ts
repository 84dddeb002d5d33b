/** The database can't be reached, or the connection broke during a statement: retrying may work soon. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

// Connection exceptions (08…), and a server that is shutting down, has crashed or is starting.
const unavailableStates = /^(?:08\w{3}|57P0[123])$/
const lostConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
// The driver's messages for a lost connection, for which it sets no code.
const lostMessages = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether a statement failed because of its connection, not because of itself. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return unavailableStates.test(code) || lostConnections.has(code) || lostMessages.test(error.message)
}
