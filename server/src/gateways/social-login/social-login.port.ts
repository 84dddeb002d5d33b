/** Who a platform says that someone is. */
export interface SocialPerson {
  /** The platform's own id of the person; it stays where names and addresses change. */
  readonly subject: string
  readonly name: string | null
  readonly email: string | null
  /** The platform itself has seen that the address is theirs. */
  readonly isEmailVerified: boolean
}

/** The secrets of one login, the same at both ends of the way. */
export interface SocialLoginSecrets {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Login at a platform, by sending the browser there and hearing from it when it comes back. */
export interface SocialLogin {
  /** That the platform is our own stand-in, whose page this server answers. */
  readonly isEmbedded: boolean
  /** Where the browser is sent: an address of the platform, or a path of this server. */
  start(secrets: SocialLoginSecrets): Promise<string>
  /**
   * Who came back, from the query of the callback. Throws a `SocialLoginRefusal` where the platform, or its answer,
   * says no; anything else that goes wrong is thrown as it is.
   */
  finish(query: URLSearchParams, secrets: SocialLoginSecrets): Promise<SocialPerson>
}

/** Why nobody came back: the person did not want to, or the answer is not to be believed. */
export type SocialLoginRefusalReason = 'accessDenied' | 'platformAuthFailure'

export class SocialLoginRefusal extends Error {
  readonly reason: SocialLoginRefusalReason

  constructor(reason: SocialLoginRefusalReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}
