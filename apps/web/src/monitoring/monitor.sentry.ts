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

/** Reports to a service with Sentry's protocol. `dsn` is the address it issues, with its public key. */
export function startSentry(dsn: string): Monitor {
  init({
    dsn,
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replays,
    replaysOnErrorSampleRate: sampleRates.replaysOnError,
    integrations: [
      browserTracingIntegration(),
      // Packed recordings could not be looked through on their way out.
      replayIntegration({ maskAllText: true, blockAllMedia: true, useCompression: false }),
    ],
    // Errors, timings and recordings each name the page's address: all of them go out here.
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

/** The same with every text in it, however deep, without what nobody else may know. */
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
