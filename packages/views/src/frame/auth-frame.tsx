import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import dusk from '@aloft/design-system/assets/scene-dusk.webp'
import evenings from '@aloft/design-system/assets/evenings.svg'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { Logo } from '@aloft/design-system/primitives/logo'
import { Pill } from '@aloft/design-system/primitives/pill'
import { Row } from '@aloft/design-system/primitives/row'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './auth-frame.css.ts'

export interface AuthFrameProps {
  /** The form with its heading. */
  children: ReactNode
  /** Target of the logo's link. */
  homeHref: string
  foot?: ReactNode
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={css.figure}>
      <Text as="div" size={12} tone="faint">
        {label}
      </Text>
      <Text as="div" weight="strong" figures="tabular">
        {value}
      </Text>
    </div>
  )
}

function Piece() {
  const { t } = useTranslation()
  return (
    <div
      className={css.piece}
      role="img"
      aria-label={t('authPicture.picture', { product: t('productName') })}
    >
      <img className={css.scene} src={dusk} alt="" decoding="async" loading="lazy" />
      <img className={css.headline} src={evenings} alt="" loading="lazy" />
      <div className={css.ad} aria-hidden="true">
        <Row gap={8} justify="between">
          <Pill status="live">{t('authPicture.live')}</Pill>
          <Text as="span" size={12} tone="faint">
            {t('authPicture.place')}
          </Text>
        </Row>
        <Text size={16} weight="strong">
          {t('authPicture.adName')}
        </Text>
        <Ruler ticks={rulerTicks(30, 12)} tone="live" label={t('authPicture.day')} />
        <Text size={13} tone="soft" figures="tabular">
          {t('authPicture.day')}
        </Text>
        <div className={css.figures}>
          <Figure label={t('authPicture.spent')} value="€88.40" />
          <Figure label={t('authPicture.clicks')} value="214" />
          <Figure label={t('authPicture.perClick')} value="€0.41" />
        </div>
      </div>
    </div>
  )
}

/** The page around login and sign-up: the form and, if there's space, a sample ad. */
export function AuthFrame({ children, homeHref, foot }: AuthFrameProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  return (
    <div className={css.frame}>
      <div className={css.paper}>
        <header className={css.top}>
          <Anchor href={homeHref} className={css.home}>
            <Logo name={t('productName')} />
          </Anchor>
        </header>
        <main className={css.content}>{children}</main>
        <div className={css.foot}>{foot}</div>
      </div>
      <aside className={css.beside} aria-label={t('productName')}>
        <Piece />
      </aside>
    </div>
  )
}
