import { sampleRates } from '@aloft/domain/core/monitoring'
import {
  addBreadcrumb,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from '@sentry/browser'
import type { Monitor } from './monitor.port.ts'

/** Tells a service that speaks Sentry's protocol. `dsn` is the address it gives out, with its public key. */
export function startSentry(dsn: string): Monitor {
  init({
    dsn,
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replays,
    replaysOnErrorSampleRate: sampleRates.replaysOnError,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        blockAllMedia: true,
        beforeAddRecordingEvent: (event) => withoutQueries(event),
      }),
    ],
    beforeBreadcrumb: (breadcrumb) => withoutQueries(breadcrumb),
    beforeSend: (event) => withoutQueries(event),
    beforeSendSpan: (span) => withoutQueries(span),
  })
  return {
    captureError: (error) => void captureException(error),
    pageChanged: ({ from, to, isAdmin }) => addBreadcrumb({ category: 'page', data: { from, to, isAdmin } }),
  }
}

/** The same without what addresses say behind their path: it may be the code of a mailed link. */
export function withoutQueries<T>(value: T): T {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(/((?:https?:\/\/|\/)[^\s?#"]*)[?#][^\s"]*/g, '$1') : part,
  )
  return JSON.parse(text) as T
}
