import { isStorableText } from '@aloft/domain/core/text'
import { z } from 'zod'
import { type SocialPerson, SocialLoginRefusal } from './social-login.port.ts'

const text = (max: number) => z.string().trim().min(1).max(max).refine(isStorableText)

const personSchema = z.object({
  subject: text(255),
  // Values that people can change may be invalid, but must not block their login.
  name: text(200).nullable().catch(null),
  email: text(320).nullable().catch(null),
  isEmailVerified: z.boolean(),
})

/** A person from a platform's claims; refused without an id. */
export function readPerson(claims: {
  subject: unknown
  name: unknown
  email: unknown
  isEmailVerified: boolean
}): SocialPerson {
  const person = personSchema.safeParse(claims)
  if (!person.success) throw new SocialLoginRefusal('platformAuthFailure', person.error)
  return person.data
}

/** The refusal for an error in a callback: the person declined, or something failed. */
export function refusalOf(error: string): SocialLoginRefusal {
  return new SocialLoginRefusal(error === 'access_denied' ? 'accessDenied' : 'platformAuthFailure', error)
}
