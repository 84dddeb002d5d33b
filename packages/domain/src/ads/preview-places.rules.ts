import { type CopyField, copyFields } from '../balloons/copy-fields.rules.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { type AdFailures, needsOf } from './ad-readiness.rules.ts'
import type { AdField } from './editor-sections.rules.ts'
import type { LintFinding } from './lint/lint-copy.rules.ts'

/** Places where an ad is previewed. */
export const previewPlaceNames = ['facebook', 'instagram', 'story', 'reel', 'rightColumn', 'google'] as const
export type PreviewPlace = (typeof previewPlaceNames)[number]

/** The places by platform, starting with those where the platform shows its ads. */
export const previewPlaces: Readonly<Record<AdPlatform, readonly PreviewPlace[]>> = {
  google: ['google', 'facebook', 'instagram'],
  facebook: ['facebook', 'story', 'reel', 'rightColumn', 'instagram', 'google'],
  instagram: ['instagram', 'story', 'reel', 'facebook', 'google'],
}

/** Places that fill the screen of a phone. */
export function isUpright(place: PreviewPlace): boolean {
  return place === 'story' || place === 'reel'
}

/** Whether an ad of a platform is shown at a place, or only previewed there. */
export function isShownAt(platform: AdPlatform, place: PreviewPlace): boolean {
  if (place === 'rightColumn') return platform === 'facebook'
  return isUpright(place) ? platform !== 'google' : place === platform
}

/** A place with its device, if it's shown on that one whatever is chosen. */
export interface BoardPlace {
  readonly place: PreviewPlace
  readonly device?: 'mobile' | 'desktop'
}

/** Places that are shown side by side where there's room. */
export interface PreviewBoard {
  readonly id: 'feeds' | 'search' | 'upright' | 'rightColumn' | 'others'
  readonly places: readonly BoardPlace[]
}

const upright = { id: 'upright', places: [{ place: 'story' }, { place: 'reel' }] } as const
const search = { place: 'google', device: 'desktop' } as const

/** What a wide window shows side by side, by platform: each place once, and a search result on both devices. */
export const previewBoards: Readonly<Record<AdPlatform, readonly PreviewBoard[]>> = {
  google: [
    { id: 'search', places: [{ place: 'google', device: 'mobile' }, search] },
    { id: 'others', places: [{ place: 'facebook' }, { place: 'instagram' }] },
  ],
  facebook: [
    { id: 'feeds', places: [{ place: 'facebook' }, { place: 'instagram' }, search] },
    upright,
    { id: 'rightColumn', places: [{ place: 'rightColumn' }] },
  ],
  instagram: [{ id: 'feeds', places: [{ place: 'instagram' }, { place: 'facebook' }, search] }, upright],
}

/** The kinds of texts that a place shows. */
const partsAt: Readonly<Record<PreviewPlace, readonly CopyField['part'][]>> = {
  facebook: ['message', 'headline', 'description'],
  instagram: ['message'],
  story: ['message'],
  reel: ['message'],
  rightColumn: ['headline'],
  google: ['headline', 'description'],
}

/** The fields of an ad that people see at a place. */
function fieldsAt(platform: AdPlatform, place: PreviewPlace): readonly AdField[] {
  const texts = copyFields[platform].filter(({ part }) => partsAt[place].includes(part))
  return [...texts.map(({ key }) => key), ...needsOf(platform)]
}

/**
 * The worst that is known of what people see at a place: `bad` keeps the ad from its launch, `warn` is a suggestion. Null
 * if nothing is, or if the ad isn't shown there.
 */
export function placeRemark(
  platform: AdPlatform,
  place: PreviewPlace,
  {
    failures,
    findings,
  }: { readonly failures: AdFailures; readonly findings: readonly Pick<LintFinding, 'key' | 'severity'>[] },
): 'bad' | 'warn' | null {
  if (!isShownAt(platform, place)) return null
  const fields = fieldsAt(platform, place)
  const found = findings.filter(({ key }) => key !== null && fields.includes(key))
  if (fields.some((field) => failures[field]) || found.some(({ severity }) => severity === 'error'))
    return 'bad'
  return found.length > 0 ? 'warn' : null
}
