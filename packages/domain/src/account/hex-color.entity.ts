import { z } from 'zod'

/**
 * A color as `#rrggbb`. Both cases are taken and lower case is kept, so that one color has one form. The pattern names
 * both cases: the API document knows no flags.
 */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/)
  .toLowerCase()
