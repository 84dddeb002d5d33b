import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdPlatformGateway } from './ad-platform/ad-platform.port.ts'
import type { Ai } from './ai/ai.port.ts'
import type { MailGateway } from './mail/mail.port.ts'
import type { Payments } from './payment/choose-payments.ts'
import type { Raster } from './raster/raster.port.ts'
import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { SocialLogin } from './social-login/social-login.port.ts'
import type { Stock } from './stock/stock.port.ts'
import type { FileStorage } from './storage/storage.port.ts'
import type { WebFetch } from './web-fetch/web-fetch.port.ts'

/** All connections to the outside world, one port each. */
export interface Gateways {
  readonly adPlatforms: Readonly<Record<AdPlatform, AdPlatformGateway>>
  readonly ai: Ai
  readonly mail: MailGateway
  readonly payments: Payments
  readonly raster: Raster
  /** The platforms that this installation supports. */
  readonly socialLogin: Readonly<Partial<Record<SocialPlatform, SocialLogin>>>
  readonly stock: Stock
  readonly storage: FileStorage
  readonly webFetch: WebFetch
}
