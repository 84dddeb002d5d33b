import { z } from 'zod'
import { isStorableText, stripInvisible } from '../core/text.ts'

/**
 * The name of anything, as typed by a person. Invisible characters are removed before a call is executed, so a name
 * with nothing else is empty and refused wherever an empty name is.
 */
export const nameText = (maxLength: number) =>
  z.string().max(maxLength).refine(isStorableText).overwrite(stripInvisible)
