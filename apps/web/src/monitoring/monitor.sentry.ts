import { sampleRates, withoutSecrets } from '@aloft/domain/core/monitoring'
import {
  addBreadcrumb,
  browserTracingIntegration,
  captureException,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser'
import type { Monitor } from './monitor.port.ts'

/**
 * Reports to a service with Sentry's protocol. `dsn` is the address issued by the service, with its public
 * key.
 */
export function startSentry(dsn: string): Monitor {
  init({
    dsn,
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replays,
    replaysOnErrorSampleRate: sampleRates.replaysOnError,
    integrations: [
      browserTracingIntegration(),
      // Compressed recordings could not be searched for secrets before they're sent.
      replayIntegration({ maskAllText: true, blockAllMedia: true, useCompression: false }),
    ],
    // Errors, timings and recordings all contain the page's address, and all are sent through here.
    transport(options) {
      const { send, ...transport } = makeFetchTransport(options)
      return { ...transport, send: (envelope) => send(withoutSecretsWithin(envelope)) }
    },
  })
  return {
    captureError: (error, reference) =>
      void captureException(error, reference ? { tags: { reference } } : undefined),
    pageChanged: ({ from, to, isAdmin }) => addBreadcrumb({ category: 'page', data: { from, to, isAdmin } }),
  }
}

/** The value with secrets removed from all its texts at any depth. */
export function withoutSecretsWithin<T>(value: T): T {
  if (typeof value === 'string') return withoutSecrets(value) as T
  if (Array.isArray(value)) return value.map(withoutSecretsWithin) as T
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, withoutSecretsWithin(part)]),
  ) as T
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
