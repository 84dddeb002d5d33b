import type { FacebookFeedProps } from '@aloft/design-system/previews/facebook-feed'
import type { FeedFormat, PreviewChoices } from '@aloft/design-system/patterns/preview-stage'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import {
  type BoardPlace,
  isShownAt,
  isUpright,
  previewBoards,
  type PreviewPlace,
  previewPlaces,
} from '@aloft/domain/ads/preview-places.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useState } from 'react'

type PreviewDevice = NonNullable<FacebookFeedProps['device']>
type PreviewScheme = NonNullable<FacebookFeedProps['scheme']>

/** How an ad is previewed. */
export interface PreviewMode {
  readonly place: PreviewPlace
  readonly device: PreviewDevice
  /** The platform's own scheme. */
  readonly scheme: PreviewScheme
  /** Format of the picture in Facebook's feed. */
  readonly format: FeedFormat
  /** Marks the areas that the app of a story or reel covers. */
  readonly hasSafeZones: boolean
}

/** One of the previews that are shown. */
export interface ShownPreview {
  readonly id: string
  readonly mode: PreviewMode
  readonly title: string
  /** The format of its picture, or that the ad isn't shown there. */
  readonly note: string | undefined
}

export interface PreviewTabs {
  readonly previews: readonly ShownPreview[]
  readonly choices: PreviewChoices
}

interface PreviewTabsOptions {
  /** There's room for several previews, so that places that belong together are shown side by side. */
  readonly isWide?: boolean
  /** What is known of the fields that a place shows. */
  readonly remarks?: Readonly<Partial<Record<PreviewPlace, 'bad' | 'warn'>>>
}

/** The choices of a preview, and what is shown for what is chosen. */
export function usePreviewTabs(
  platform: AdPlatform,
  { isWide = false, remarks = {} }: PreviewTabsOptions = {},
): PreviewTabs {
  const { t } = useTranslation()
  const places = previewPlaces[platform]
  const boards = previewBoards[platform]
  const [place, setPlace] = useState<PreviewPlace>(places[0] ?? 'google')
  // Most people who see an ad use a phone.
  const [device, setDevice] = useState<PreviewDevice>('mobile')
  const [scheme, setScheme] = useState<PreviewScheme>('light')
  const [format, setFormat] = useState<FeedFormat>('1:1')
  const [hasSafeZones, setSafeZones] = useState(false)
  const board = isWide ? boards.find((one) => one.places.some((shown) => shown.place === place)) : undefined
  const shown: readonly BoardPlace[] = board?.places ?? [{ place }]
  const shows = (...wanted: readonly PreviewPlace[]) => shown.some((one) => wanted.includes(one.place))
  const hasUpright = shows('story', 'reel')
  const remarkOn = (id: PreviewPlace) => {
    const state = remarks[id]
    return state ? { sign: { state, label: t(`editor.previews.${state}`) } } : null
  }
  const noteOf = (id: PreviewPlace) => {
    if (!isShownAt(platform, id)) return t('adPreview.captionOnly')
    return id === 'facebook' ? format : id === 'instagram' ? '4:5' : undefined
  }
  return {
    previews: shown.map(({ place: id, device: fixed }) => ({
      id: fixed ? `${id} ${fixed}` : id,
      mode: {
        place: id,
        device: fixed ?? device,
        scheme,
        format,
        hasSafeZones: isUpright(id) && hasSafeZones,
      },
      title: t(`adPreview.places.${id}`),
      note:
        fixed && shown.filter((one) => one.place === id).length > 1
          ? t(`editor.previews.${fixed}`)
          : noteOf(id),
    })),
    choices: {
      ...(board
        ? {
            tabs: boards.map(({ id, places: [first] }) => ({
              id,
              label: t(`adPreview.boards.${id}`),
              ...(first && !isShownAt(platform, first.place) && { remark: t('adPreview.previewOnly') }),
            })),
            tab: board.id,
            onTab: (id) => setPlace(boards.find((one) => one.id === id)?.places[0]?.place ?? place),
          }
        : {
            tabs: places.map((id) => ({
              id,
              label: t(`adPreview.places.${id}`),
              ...remarkOn(id),
              ...(!isShownAt(platform, id) && { remark: t('adPreview.previewOnly') }),
            })),
            tab: place,
            onTab: (id) => setPlace(places.find((known) => known === id) ?? place),
          }),
      device: shown.some((one) => !one.device && !isUpright(one.place) && one.place !== 'rightColumn')
        ? device
        : undefined,
      onDevice: setDevice,
      format: shows('facebook') ? format : undefined,
      onFormat: setFormat,
      scheme,
      onScheme: setScheme,
      hasSafeZones: hasUpright ? hasSafeZones : undefined,
      onSafeZones: setSafeZones,
    },
  }
}
