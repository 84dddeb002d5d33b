import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { z } from 'zod'
import type { RateLimit } from './rate-limit.ts'

/** Query parameters and events of a stream, with one example that tests, mocks and the API document share. */
export interface StreamSchema {
  /** What the stream returns, in one sentence for external engineers. */
  readonly summary: string
  readonly payload: z.ZodObject
  /** Business failures by key; each value holds the details sent beside the key (OPN-29). */
  readonly failures: Readonly<Record<string, z.ZodType>>
  readonly example: { readonly payload: unknown; readonly events: readonly StreamEvent[] }
  readonly limits: readonly RateLimit[]
}

/** Declares a stream's shapes; the example is checked against them by the compiler and by a test. */
export function describeStream<P extends z.ZodObject, F extends Readonly<Record<string, z.ZodObject>>>(
  shape: Omit<StreamSchema, 'payload' | 'failures' | 'example'> & {
    payload: P
    failures: F
    example: { payload: z.input<P>; events: readonly StreamEvent[] }
  },
): typeof shape {
  return shape
}
