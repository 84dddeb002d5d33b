import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'

/** The prefix of every address of the app; the root path alone has none. */
const prefix = '/0'

/**
 * An address with the app's prefix: `gallery` and `/gallery` become `/0/gallery`; `/`, `/0`, `/0/…`, `/0?…` and
 * `/0#…` stay as they are (RTE-17, OPN-04).
 */
export function pageAddress(address: string): string {
  if (address === '/' || /^\/0(?:[/?#]|$)/.test(address)) return address
  return `${prefix}/${address.replace(/^\/+/, '')}`
}

/** Whether a path belongs to a creation flow, which shows no notices of missing data (RTE-12). */
export function isCreatePath(pathname: string): boolean {
  return pathname.startsWith(`${prefix}/create/`)
}

/** The editor of an ad, with a section open if one is given. */
export function editorAddress(
  ideaId: string | null,
  balloonId: string | null,
  section?: EditorSection,
): string {
  const query = { ideaId: ideaId ?? '', balloonId: balloonId ?? '', ...(section && { section }) }
  return `${prefix}/editor?${new URLSearchParams(query)}`
}

/** The studio with a creative of a brand; it leads back to `returnTo`. */
export function studioAddress(ideaId: string, creativeId: string, returnTo?: string): string {
  const query = { ideaId, creative: creativeId, ...(returnTo && { returnTo }) }
  return `${prefix}/design-editor?${new URLSearchParams(query)}`
}

/** The mixer of a brand's creatives (RTE-05). */
export function mixerAddress(ideaId: string): string {
  return `${prefix}/creative-mixer?${new URLSearchParams({ ideaId })}`
}

/** The connection of a brand's website (RTE-15). */
export function websiteAddress(ideaId: string, returnTo?: string): string {
  return `${prefix}/integrations?${new URLSearchParams({ ideaId, ...(returnTo && { returnTo }) })}`
}

/** The briefs of a brand. */
export function briefsAddress(ideaId: string): string {
  return `${prefix}/briefs?${new URLSearchParams({ ideaId })}`
}

/** The welcome on a phone, and the address of the app that it continues to an address of the app (RTE-06). */
export function mobileWelcomeAddress(returnTo: string): string {
  return `${prefix}/mobile-welcome?${new URLSearchParams({ returnTo })}`
}

/** The choice of a plan; `returnTo` is the app's address to go to once the plan has started. */
export function planAddress(returnTo: string): string {
  return `${prefix}/create/plan?${new URLSearchParams({ returnTo })}`
}

/** The report of an ad; without an ad, the report of a brand. */
export function reportAddress(ideaId: string, balloonId?: string): string {
  const query = { tab: 'performance', ideaId, ...(balloonId && { balloonId }) }
  return `${prefix}/statistics?${new URLSearchParams(query)}`
}

/** The wizard for another ad of a brand: for a platform, with the goal of an ad that it's like. */
export function newAdAddress(ideaId: string, next: { platform: AdPlatform; like: string }): string {
  return `${prefix}/create/new-ad?${new URLSearchParams({ ideaId, ...next })}`
}

/** The launch page of an ad. */
export function launchAddress(ideaId: string, balloonId: string, componentId: string): string {
  return `${prefix}/launch?${new URLSearchParams({ ideaId, balloonId, cid: componentId })}`
}

/** A page that anyone who has the key opens: the preview of an ad, or its pictures. */
export function sharedPageAddress(page: 'render-ad-preview' | 'render-asset', key: string): string {
  return `${prefix}/${page}?${new URLSearchParams({ key })}`
}
