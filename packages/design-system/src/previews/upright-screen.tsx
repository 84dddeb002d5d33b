import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import { BrandMark } from './brand-mark.tsx'
import type { PreviewBrand, PreviewScheme } from './preview-data.ts'
import type { UprightSkin } from './skin-data.ts'
import { skinStyle } from './skin-style.ts'
import * as css from './upright-screen.css.ts'

export interface UprightScreenProps {
  /** Names the preview for screen readers. */
  label: string
  skin: UprightSkin<string, string>
  scheme: PreviewScheme
  children: ReactNode
}

/** The frame of a story or reel, which fills a phone's screen. */
export function UprightScreen({ label, skin, scheme, children }: UprightScreenProps) {
  return (
    <article
      className={css.screen}
      style={skinStyle(skin.colors[scheme], skin.fonts, skin.face)}
      aria-label={label}
      data-skin={skin.id}
    >
      {children}
    </article>
  )
}

/** Mark, name and label of whoever advertises; Instagram shows the account if it's known. */
export function Advertiser({ brand, skin }: { brand: PreviewBrand; skin: UprightSkin<string, string> }) {
  const { t } = useTranslation()
  return (
    <>
      <BrandMark brand={brand} size={skin.avatar} />
      <div className={css.who}>
        <div className={css.name} data-testid="handle">
          <bdi>{(skin.platform === 'instagram' && brand.handle) || brand.name}</bdi>
        </div>
        <div className={css.label} data-testid="label">
          {t(`previews.labels.${skin.label}`)}
        </div>
      </div>
    </>
  )
}
