import { checkEmail } from '@aloft/domain/account/email.rules'
import { checkPassword } from '@aloft/domain/account/password.rules'
import { checkUsername } from '@aloft/domain/account/username.rules'

interface SignupForm {
  readonly email: string
  readonly password: string
  readonly username: string
  readonly isTermsAccepted: boolean
}

/** The first field of a sign-up that breaks a rule, or null. The form checks the same before it sends. */
export function checkSignup(form: SignupForm): keyof SignupForm | null {
  if (checkUsername(form.username)) return 'username'
  if (checkEmail(form.email)) return 'email'
  if (checkPassword(form.password)) return 'password'
  return form.isTermsAccepted ? null : 'isTermsAccepted'
}
