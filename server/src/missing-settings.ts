import type { SocialPlatform } from '@aloft/domain/account/social-platforms'

/** Services that a built-in substitute replaces if they are not set; production must allow each by name. */
export const embeddedKinds = ['ad-platform', 'identity', 'mail', 'payment'] as const
export type EmbeddedKind = (typeof embeddedKinds)[number]

/** The settings that decide whether a node has the services it needs. */
export interface ServiceSettings {
  readonly ALOFT_ENV: string
  readonly ROLE: string
  readonly ALLOW_EMBEDDED: readonly EmbeddedKind[]
  readonly SOCIAL_PLATFORMS: readonly SocialPlatform[]
  readonly SMTP_URL?: string | undefined
  readonly MAIL_REPLY_TO?: string | undefined
  readonly MAIL_POSTAL_ADDRESS?: string | undefined
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_CLIENT_SECRET?: string | undefined
  readonly FACEBOOK_CLIENT_ID?: string | undefined
  readonly FACEBOOK_CLIENT_SECRET?: string | undefined
}

export interface MissingSetting {
  /** The setting, or the service if it has no setting yet. */
  readonly setting: string
  readonly reason: string
  /** Settings that can be set instead. */
  readonly instead: readonly string[]
}

/**
 * Settings that a node lacks: in production the sender's postal address, and each service whose built-in substitute is
 * not allowed, and in any environment the secret of a login's client. A worker has no logins, so it needs none of their
 * settings.
 */
export function findMissingSettings(settings: ServiceSettings): MissingSetting[] {
  const { SMTP_URL, ROLE, SOCIAL_PLATFORMS } = settings
  return [
    ...(SMTP_URL ? findMissingReplyTo(settings) : findRefused(settings, 'mail', 'SMTP_URL')),
    ...findMissingPostalAddress(settings),
    ...(ROLE === 'worker'
      ? []
      : SOCIAL_PLATFORMS.flatMap((platform) => findMissingLogin(settings, platform))),
    ...findRefused(settings, 'payment', 'A payment provider'),
    ...findRefused(settings, 'ad-platform', 'Ad platforms'),
  ]
}

// Mails about passwords and deletions ask readers to reply.
function findMissingReplyTo({ ALOFT_ENV, MAIL_REPLY_TO }: ServiceSettings): MissingSetting[] {
  if (ALOFT_ENV !== 'production' || MAIL_REPLY_TO) return []
  return [{ setting: 'MAIL_REPLY_TO', reason: 'required in production because SMTP_URL is set', instead: [] }]
}

// The laws on commercial mail ask for it, and nobody but the operator knows it.
function findMissingPostalAddress({ ALOFT_ENV, MAIL_POSTAL_ADDRESS }: ServiceSettings): MissingSetting[] {
  if (ALOFT_ENV !== 'production' || MAIL_POSTAL_ADDRESS) return []
  return [{ setting: 'MAIL_POSTAL_ADDRESS', reason: 'required in production', instead: [] }]
}

function findMissingLogin(settings: ServiceSettings, platform: SocialPlatform): MissingSetting[] {
  const [id, secret] = (
    {
      google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    } as const
  )[platform]
  if (!settings[id]) return findRefused(settings, 'identity', id, `SOCIAL_PLATFORMS leaves out ${platform}`)
  if (settings[secret]) return []
  return [{ setting: secret, reason: `required because ${id} is set`, instead: [] }]
}

function findRefused(
  { ALOFT_ENV, ALLOW_EMBEDDED }: ServiceSettings,
  kind: EmbeddedKind,
  setting: string,
  orElse?: string,
): MissingSetting[] {
  if (ALOFT_ENV !== 'production' || ALLOW_EMBEDDED.includes(kind)) return []
  const ways = [`ALLOW_EMBEDDED includes ${kind}`, ...(orElse ? [orElse] : [])]
  return [
    {
      setting,
      reason: `required in production unless ${ways.join(' or ')}`,
      instead: ['ALLOW_EMBEDDED', ...(orElse ? ['SOCIAL_PLATFORMS'] : [])],
    },
  ]
}
