import { z } from 'zod'

/**
 * A color as `#rrggbb`. Accepts both cases and stores lower case, so that each color has one form. The pattern lists
 * both cases because the API document has no flags.
 */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .toLowerCase()
