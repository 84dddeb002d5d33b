import { z } from 'zod'
import { locationTypes } from '../balloons/campaign-settings.rules.ts'
import { mostRadiusKm } from './radius.rules.ts'

const name = z.string().min(1).max(200)

/** A place that an ad is aimed at (ENT-30), as our search gives it and a balloon keeps it. */
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
  /** Null where it is not known: regions have no circle, nor has a zip that was typed without its town. */
  circle: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      radiusKm: z.number().min(0).max(mostRadiusKm),
      /** The point is that of its town: nobody lists where the zip itself lies. */
      isTownCenter: z.literal(true).exactOptional(),
    })
    .nullable(),
})
