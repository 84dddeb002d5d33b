import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon, type IconName } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AttemptNotice, type AttemptProps } from './attempt-notice.tsx'
import { withStrongWords } from './with-words.ts'
import * as css from './mobile-welcome.css.ts'

const here = ['status', 'launch', 'texts', 'loona'] as const
const wide = ['studio', 'previews', 'reports'] as const

export interface MobileWelcomeViewProps extends AttemptProps {
  /** On a wider screen nothing is missing, and no link is offered. */
  isPhone: boolean
  /** The user's own address, which the link is sent to. */
  email: string
  /** The link is sent. */
  isSent?: boolean
  /** Never called while pending. */
  onSendLink: () => void
  /** The page that the user was on the way to. */
  continueHref: string
}

/** What works on a phone and what needs more room, with a link by email (RTE-06). */
export function MobileWelcomeView(props: MobileWelcomeViewProps) {
  const { isPhone, continueHref } = props
  const { t } = useTranslation()
  const product = t('productName')
  return (
    <div className={css.page}>
      <Stack gap={8}>
        <Heading level={1} size={32}>
          {t(`accountPages.mobileWelcome.${isPhone ? 'title' : 'roomTitle'}`)}
        </Heading>
        <Text size={16} tone="soft">
          {isPhone
            ? t('accountPages.mobileWelcome.lead')
            : t('accountPages.mobileWelcome.roomLead', { product })}
        </Text>
      </Stack>
      {isPhone ? (
        <>
          <Points
            title={t('accountPages.mobileWelcome.hereTitle')}
            icon="check"
            points={here.map((name) => t(`accountPages.mobileWelcome.here.${name}`))}
          />
          <Points
            title={t('accountPages.mobileWelcome.wideTitle')}
            icon="overview"
            points={wide.map((name) => t(`accountPages.mobileWelcome.wide.${name}`))}
          >
            <MailedLink {...props} />
          </Points>
        </>
      ) : null}
      <Stack>
        <ButtonLink href={continueHref} variant="primary" size="large">
          {t('accountPages.mobileWelcome.continue')}
        </ButtonLink>
      </Stack>
    </div>
  )
}

interface PointsProps {
  title: string
  icon: IconName
  points: readonly string[]
  children?: ReactNode
}

function Points({ title, icon, points, children }: PointsProps) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <Heading level={2} size={16} id={id}>
        {title}
      </Heading>
      <ul className={css.list}>
        {points.map((point) => (
          <li key={point} className={css.point}>
            <span className={css.mark}>
              <Icon name={icon} />
            </span>
            <Text>{point}</Text>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

function MailedLink({
  email,
  isSent = false,
  isPending = false,
  failure,
  waitSeconds,
  onSendLink,
}: MobileWelcomeViewProps) {
  const { t } = useTranslation()
  return (
    <div className={css.mail}>
      {isSent ? (
        <Notice tone="success">{withStrongWords(t('accountPages.mobileWelcome.sent', { email }))}</Notice>
      ) : (
        <>
          <Text size={13} tone="soft">
            {withStrongWords(t('accountPages.mobileWelcome.mailLead', { email }))}
          </Text>
          <AttemptNotice failure={failure} waitSeconds={waitSeconds} />
          <Button isLoading={isPending} onPress={onSendLink}>
            {t('accountPages.mobileWelcome.send')}
          </Button>
        </>
      )}
    </div>
  )
}
