import { z } from 'zod'
import type { JsonValue } from '../core/json.ts'

/**
 * Any JSON, accepted as it is, because its source can't contain anything else. A recursive schema would be infinite and
 * couldn't be compiled.
 */
export const jsonValueSchema = z
  .custom<JsonValue>((value) => value !== undefined)
  .meta({ description: 'Any JSON value.' })
