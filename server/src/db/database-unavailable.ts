/** The database cannot be reached, or went away over a statement: what was asked may work in a moment. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}

// Connection exceptions (08…), and a server that shuts down, has crashed or is starting.
const unavailableStates = /^(?:08\w{3}|57P0[123])$/
const lostConnections = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
// What the driver says of a connection that ended, which it gives no code.
const lostMessages = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether a statement failed because its connection did, and not for what it says. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return unavailableStates.test(code) || lostConnections.has(code) || lostMessages.test(error.message)
}
