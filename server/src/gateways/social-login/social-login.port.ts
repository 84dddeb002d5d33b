/** A person according to a platform. */
export interface SocialPerson {
  /** The platform's id of the person; it stays the same when names and addresses change. */
  readonly subject: string
  readonly name: string | null
  readonly email: string | null
  /** The platform itself has verified that the address is theirs. */
  readonly isEmailVerified: boolean
}

/** The secrets of one login, needed at its start and at its end. */
export interface SocialLoginSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Login through a platform: sends the browser there and processes the answer when it returns. */
export interface SocialLogin {
  /** Whether the platform is our own stand-in, whose page is on this server. */
  readonly isEmbedded: boolean
  /** Where to send the browser: an address of the platform, or a path of this server. */
  start(secrets: SocialLoginSecrets): Promise<string>
  /**
   * The person, from the query of the callback. Throws a `SocialLoginRefusal` if the person or the platform refuses, or
   * the answer is invalid; all other errors are thrown as they are.
   */
  finish(query: URLSearchParams, secrets: SocialLoginSecrets): Promise<SocialPerson>
}

/** Why a login was refused: the person declined, or the answer can't be trusted. */
export type SocialLoginRefusalReason = 'accessDenied' | 'platformAuthFailure'

export class SocialLoginRefusal extends Error {
  readonly reason: SocialLoginRefusalReason

  constructor(reason: SocialLoginRefusalReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
