import { z } from 'zod'
import { isStorableText, stripInvisible } from '../core/text.ts'

/**
 * The name of anything, as a person types it: what does not show of it is taken out before a call is carried out, so that
 * a name of invisible characters is an empty one, and is refused where an empty one is.
 */
export const nameText = (maxLength: number) =>
  z.string().max(maxLength).refine(isStorableText).overwrite(stripInvisible)
