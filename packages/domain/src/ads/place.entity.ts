import { z } from 'zod'
import { locationTypes } from '../balloons/campaign-settings.rules.ts'
import { mostRadiusKm } from './radius.rules.ts'

const name = z.string().min(1).max(200)

/** A place that an ad targets (ENT-30), as returned by our search and stored in a balloon. */
export const placeSchema = z.object({
  type: z.enum(locationTypes),
  name,
  region: name.nullable(),
  country_name: name.nullable(),
  primary_city: name.nullable(),
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  population: z.int().min(0).nullable(),
  /** Null if it's unknown: regions have no circle, and neither does a zip typed without its town. */
  circle: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      radiusKm: z.number().min(0).max(mostRadiusKm),
      /** The point is its town's, because no list has the zip's own location. */
      isTownCenter: z.literal(true).exactOptional(),
    })
    .nullable(),
})
