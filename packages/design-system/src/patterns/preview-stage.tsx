import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { Stack } from '../primitives/stack.tsx'
import { useTranslation } from '../primitives/use-translation.ts'
import * as css from './preview-stage.css.ts'
import { type Segment, Segments } from './segments.tsx'

type PreviewDevice = 'mobile' | 'desktop'
type PreviewScheme = 'light' | 'dark'

/** Formats of a picture in a feed, as width to height. */
export const feedFormats = ['1:1', '4:5'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** Where and how an ad can be previewed. */
export interface PreviewChoices {
  /** Which of several previews are shown; left out if there's only one. */
  tabs?: readonly Segment[]
  tab?: string | undefined
  onTab?: ((id: string) => void) | undefined
  /** The previewed device; left out if it makes no difference. */
  device?: PreviewDevice | undefined
  onDevice?: ((device: PreviewDevice) => void) | undefined
  /** The format of the picture; left out where the place has only one. */
  format?: FeedFormat | undefined
  onFormat?: ((format: FeedFormat) => void) | undefined
  /** The platform's own scheme; left out where it can't be chosen. */
  scheme?: PreviewScheme | undefined
  onScheme?: ((scheme: PreviewScheme) => void) | undefined
  /** Whether the areas that the platform covers are marked; left out if it covers nothing. */
  hasSafeZones?: boolean | undefined
  onSafeZones?: ((isShown: boolean) => void) | undefined
}

export interface PreviewStageProps extends PreviewChoices {
  title: ReactNode
  /** The preview. */
  children: ReactNode
}

const devices: readonly PreviewDevice[] = ['mobile', 'desktop']

/** A preview of the ad with a choice of placement and device. */
export function PreviewStage(props: PreviewStageProps) {
  const { title, children, tabs = [], tab, onTab, device, onDevice, hasSafeZones, onSafeZones } = props
  const { format, onFormat, scheme, onScheme } = props
  const { t } = useTranslation()
  return (
    <>
      <div className={css.head}>
        {title}
        {tabs.length > 1 && onTab ? (
          <Segments
            label={t('editor.previews.tabs')}
            options={tabs}
            value={tab ?? ''}
            onChange={onTab}
            ground="pressed"
          />
        ) : null}
      </div>
      <Stack gap={20} align="center">
        {children}
      </Stack>
      <div className={css.choices}>
        {device && onDevice ? (
          <Segments
            label={t('editor.previews.devices')}
            options={devices.map((id) => ({ id, label: t(`editor.previews.${id}`) }))}
            value={device}
            onChange={(id) => onDevice(id === 'desktop' ? 'desktop' : 'mobile')}
            ground="pressed"
          />
        ) : null}
        {format && onFormat ? (
          <Segments
            label={t('editor.previews.formats')}
            options={feedFormats.map((id) => ({ id, label: id }))}
            value={format}
            onChange={(id) => onFormat(feedFormats.find((known) => known === id) ?? format)}
            ground="pressed"
          />
        ) : null}
        {scheme && onScheme ? (
          <button
            type="button"
            className={css.toggle}
            aria-pressed={scheme === 'dark'}
            onClick={() => onScheme(scheme === 'dark' ? 'light' : 'dark')}
          >
            {t('editor.previews.dark')}
          </button>
        ) : null}
        {hasSafeZones !== undefined && onSafeZones ? (
          <button
            type="button"
            className={css.toggle}
            aria-pressed={hasSafeZones}
            onClick={() => onSafeZones(!hasSafeZones)}
          >
            <span className={css.bands} aria-hidden="true" />
            {t('editor.previews.safeZones')}
          </button>
        ) : null}
      </div>
    </>
  )
}
