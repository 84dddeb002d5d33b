import type { SocialPlatform } from '@aloft/domain/account/social-platforms'

/** What a program of our own stands in for where no service is set; production has to allow it by name. */
export const embeddedKinds = ['ad-platform', 'identity', 'mail', 'payment'] as const
export type EmbeddedKind = (typeof embeddedKinds)[number]

/** What decides whether a node has the services it needs. */
export interface ServiceSettings {
  readonly ALOFT_ENV: string
  readonly ROLE: string
  readonly ALLOW_EMBEDDED: readonly EmbeddedKind[]
  readonly SOCIAL_PLATFORMS: readonly SocialPlatform[]
  readonly SMTP_URL?: string | undefined
  readonly MAIL_REPLY_TO?: string | undefined
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_CLIENT_SECRET?: string | undefined
  readonly FACEBOOK_CLIENT_ID?: string | undefined
  readonly FACEBOOK_CLIENT_SECRET?: string | undefined
}

export interface MissingSetting {
  /** The setting, or the service where none can be set yet. */
  readonly setting: string
  readonly reason: string
  /** Settings that would do instead. */
  readonly instead: readonly string[]
}

/**
 * What a node lacks: in production each service that an embedded program would stand in for without being allowed to,
 * anywhere a login's client without its secret. A worker answers no logins and needs none of theirs.
 */
export function findMissingSettings(settings: ServiceSettings): MissingSetting[] {
  const { SMTP_URL, ROLE, SOCIAL_PLATFORMS } = settings
  return [
    ...(SMTP_URL ? findMissingReplyTo(settings) : findRefused(settings, 'mail', 'SMTP_URL')),
    ...(ROLE === 'worker'
      ? []
      : SOCIAL_PLATFORMS.flatMap((platform) => findMissingLogin(settings, platform))),
    ...findRefused(settings, 'payment', 'A payment provider'),
    ...findRefused(settings, 'ad-platform', 'Ad platforms'),
  ]
}

// Mails about passwords and deletions ask for an answer.
function findMissingReplyTo({ ALOFT_ENV, MAIL_REPLY_TO }: ServiceSettings): MissingSetting[] {
  if (ALOFT_ENV !== 'production' || MAIL_REPLY_TO) return []
  return [{ setting: 'MAIL_REPLY_TO', reason: 'needed in production with SMTP_URL', instead: [] }]
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
  return [{ setting: secret, reason: 'needed for a login of our own client', instead: [] }]
}

function findRefused(
  { ALOFT_ENV, ALLOW_EMBEDDED }: ServiceSettings,
  kind: EmbeddedKind,
  setting: string,
  orElse?: string,
): MissingSetting[] {
  if (ALOFT_ENV !== 'production' || ALLOW_EMBEDDED.includes(kind)) return []
  const ways = [`ALLOW_EMBEDDED names ${kind}`, ...(orElse ? [orElse] : [])]
  return [
    {
      setting,
      reason: `needed in production, unless ${ways.join(' or ')}`,
      instead: ['ALLOW_EMBEDDED', ...(orElse ? ['SOCIAL_PLATFORMS'] : [])],
    },
  ]
}
