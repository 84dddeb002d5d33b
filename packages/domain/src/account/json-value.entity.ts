import { z } from 'zod'
import type { JsonValue } from '../core/json.ts'

/**
 * Any JSON, taken as it is: it comes from where nothing else can be. A schema that followed it would go on for as long
 * as the value does, and could not be compiled.
 */
export const jsonValueSchema = z
  .custom<JsonValue>((value) => value !== undefined)
  .meta({ description: 'Any JSON value.' })
