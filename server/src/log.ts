import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Pick<Logger, 'child' | 'debug' | 'error' | 'info' | 'warn'>

/** Structured logs on standard output, or into a stream. Removes tokens, passwords and cookies from all of them. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutRows },
    redact: {
      paths: ['password', 'authToken', 'userToken', 'authorization', 'cookie'].flatMap((name) => [
        name,
        `*.${name}`,
        `*.*.${name}`,
      ]),
      censor: '[removed]',
    },
  }
  return pino(options, destination)
}

/**
 * The same log with values in each line. Its logger is created for its first line, because creating one takes longer
 * than everything else in a short call, and most calls log nothing.
 */
export function childLog(log: Log, values: Readonly<Record<string, unknown>>): Log {
  let made: Log | undefined
  const child = () => (made ??= log.child(values))
  return {
    get child() {
      return child().child.bind(made)
    },
    get debug() {
      return child().debug.bind(made)
    },
    get error() {
      return child().error.bind(made)
    },
    get info() {
      return child().info.bind(made)
    },
    get warn() {
      return child().warn.bind(made)
    },
  }
}

/**
 * An error in the form it is logged. PostgreSQL quotes the failing row in `detail`, including password hash and email.
 */
function withoutRows(error: Error): Record<string, unknown> {
  const {
    detail: _detail,
    where: _where,
    ...rest
  } = stdSerializers.err(error) as unknown as Record<string, unknown>
  return rest
}
