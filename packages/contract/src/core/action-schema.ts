import { z } from 'zod'
import type { RateLimit } from './rate-limit.ts'

/** Payload and reply of an action, with one example that tests, mocks and the API document share. */
export interface ActionSchema {
  /** What the call does, in one sentence for external engineers. */
  readonly summary: string
  readonly payload: z.ZodType
  readonly reply: z.ZodType
  /** Business failures by key; each value holds the details sent beside the key (OPN-29). */
  readonly failures: Readonly<Record<string, z.ZodType>>
  readonly example: { readonly payload: unknown; readonly reply: unknown }
  readonly limits?: readonly RateLimit[]
}

export interface DescribedAction<P extends z.ZodType, R extends z.ZodType> {
  summary: string
  /** How often it can be called. */
  limits?: readonly RateLimit[]
  payload: P
  reply: R
  example: { payload: z.input<P>; reply: z.input<R> }
}

/** Declares an action's shapes; the example is checked against them by the compiler and by a test. */
export function describeAction<P extends z.ZodType, R extends z.ZodType>(
  shape: DescribedAction<P, R>,
): DescribedAction<P, R> & { failures: {} }
export function describeAction<
  P extends z.ZodType,
  R extends z.ZodType,
  F extends Readonly<Record<string, z.ZodObject>>,
>(shape: DescribedAction<P, R> & { failures: F }): DescribedAction<P, R> & { failures: F }
export function describeAction(shape: DescribedAction<z.ZodType, z.ZodType> & { failures?: object }) {
  return { failures: {}, ...shape }
}

/** The payload of actions without one. */
export const nothing = z.object({})

/** A failure with a key but no details. */
export const noDetails = z.object({})

export const ok = z.literal('OK')
