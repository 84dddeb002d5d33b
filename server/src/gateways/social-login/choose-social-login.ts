import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { params } from '@aloft/domain/core/params'
import type { Settings } from '../../env.ts'
import { createEmbeddedSocialLogin } from './social-login.embedded.ts'
import type { SocialLogin } from './social-login.port.ts'

/**
 * The platforms enabled in the settings: each by its real login if we are registered as its client, otherwise by our
 * stand-in, which trusts what people enter. A worker needs none.
 */
export async function chooseSocialLogin(
  settings: Settings,
): Promise<Partial<Record<SocialPlatform, SocialLogin>>> {
  if (settings.ROLE === 'worker') return {}
  const chosen = settings.SOCIAL_PLATFORMS.map(
    async (platform) => [platform, await openers[platform](settings)] as const,
  )
  return Object.fromEntries(await Promise.all(chosen))
}

const openers: Record<SocialPlatform, (settings: Settings) => Promise<SocialLogin>> = {
  async google(settings) {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_BASE_URL } = settings
    if (!clientId || !clientSecret) return createEmbeddedSocialLogin('google')
    // Imported only if it's used, because it brings its own library.
    const { createGoogleSocialLogin } = await import('./social-login.google.ts')
    return createGoogleSocialLogin({
      baseUrl: GOOGLE_BASE_URL,
      clientId,
      clientSecret,
      redirectUri: callbackAddress('google', settings),
    })
  },

  async facebook(settings) {
    const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: clientSecret } = settings
    if (!clientId || !clientSecret) return createEmbeddedSocialLogin('facebook')
    const { createFacebookSocialLogin } = await import('./social-login.facebook.ts')
    return createFacebookSocialLogin({
      baseUrl: settings.FACEBOOK_BASE_URL,
      graphUrl: settings.FACEBOOK_GRAPH_URL,
      apiVersion: params.facebookApiVersion,
      clientId,
      clientSecret,
      redirectUri: callbackAddress('facebook', settings),
    })
  },
}

function callbackAddress(platform: SocialPlatform, { publicUrl }: Settings): string {
  return `${publicUrl.replace(/\/$/, '')}/api/${platform}-login-callback`
}
