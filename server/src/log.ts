import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/** Structured logs on standard output, or into a stream. Tokens, passwords and cookies are removed wherever they stand. */
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

/** An error as it is logged. PostgreSQL quotes the failing row in `detail`, password hash and email included. */
function withoutRows(error: Error): Record<string, unknown> {
  const {
    detail: _detail,
    where: _where,
    ...rest
  } = stdSerializers.err(error) as unknown as Record<string, unknown>
  return rest
}
