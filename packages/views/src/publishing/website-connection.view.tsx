import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { SiteBuilder } from '@aloft/domain/flows/site-builders.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { BuilderSteps } from './builder-steps.tsx'
import { CodeEmail, type CodeEmailProps } from './code-email.tsx'
import * as css from './website-connection.css.ts'

/** How the page searches for the snippet. */
export interface WebsiteSearch {
  state: 'connected' | 'searching' | 'unchecked'
  isChecking: boolean
  /** The result of the last check; null before the first. */
  last: 'found' | 'notFound' | 'failed' | null
}

export interface ConnectedWebsite {
  /** Host of the website; null for a brand without one. */
  website: string | null
  /** The code to paste into the website's pages. */
  snippet: string
  /** What the website is built with, as its pages say. */
  builder: SiteBuilder | null
  search: WebsiteSearch
  onCopy: () => void
  /** Checks at once. */
  onCheck: () => void
  onOverview: () => void
  /** Set if a launch is waiting for the website: leads back to it. */
  onLaunch?: (() => void) | undefined
  /** Opens the brand's settings. */
  onSettings: () => void
  /** Left out if the reader may not write to others. */
  email?: CodeEmailProps | undefined
}

export type WebsiteConnectionContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | ({ kind: 'ready' } & ConnectedWebsite)

export interface WebsiteConnectionViewProps {
  content: WebsiteConnectionContent
}

/** Guides a brand's owner through pasting the snippet into their website, and says when it's found (DOM-08). */
export function WebsiteConnectionView({ content }: WebsiteConnectionViewProps) {
  const { t } = useTranslation()
  if (content.kind === 'failed') {
    return (
      <PageMessage
        title={t('websiteConnection.failed')}
        lead={t('websiteConnection.failedLead')}
        failed={content}
      />
    )
  }
  if (content.kind === 'loading') {
    return (
      <div className={css.page} aria-busy="true">
        <VisuallyHidden>{t('websiteConnection.loading')}</VisuallyHidden>
        <Skeleton width="60%" height={40} />
        <Skeleton width="100%" height={420} shape="block" />
      </div>
    )
  }
  return <Connection {...content} />
}

function Connection(props: ConnectedWebsite) {
  const { website, snippet, builder, onCopy, email } = props
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const isConnected = props.search.state === 'connected'
  return (
    <div className={css.page}>
      <Stack gap={12}>
        <Heading level={1} size={44}>
          {isConnected ? t('websiteConnection.status.connected', { website }) : t('websiteConnection.title')}
        </Heading>
        <Text size={16} tone="soft">
          {isConnected
            ? t('websiteConnection.status.connectedLead')
            : t('websiteConnection.lead', { website: website ?? '' })}
        </Text>
      </Stack>
      <Status {...props} />
      {isConnected || website === null ? null : (
        <div className={css.columns}>
          <section className={css.card} aria-label={t('websiteConnection.code.title')}>
            <Heading level={2} size={20}>
              {t('websiteConnection.code.title')}
            </Heading>
            <code className={css.code} dir="ltr">
              {snippet}
            </code>
            <div>
              <Button
                variant="primary"
                onPress={() => {
                  setCopied(true)
                  onCopy()
                }}
              >
                {t(isCopied ? 'websiteConnection.code.copied' : 'websiteConnection.code.copy')}
              </Button>
            </div>
            <BuilderSteps website={website} builder={builder} />
          </section>
          <Stack gap={20}>
            {email ? <CodeEmail {...email} /> : null}
            <section className={css.card}>
              <Heading level={2} size={16}>
                {t('websiteConnection.without.title')}
              </Heading>
              <Text tone="soft">{t('websiteConnection.without.works')}</Text>
              <Text tone="soft">{t('websiteConnection.without.waits')}</Text>
            </section>
          </Stack>
        </div>
      )}
    </div>
  )
}

/** What the last check of the website showed, and what happens next. */
function Status({ website, search, onCheck, onOverview, onLaunch, onSettings }: ConnectedWebsite) {
  const { t } = useTranslation()
  if (website === null) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" onPress={onSettings}>
            {t('websiteConnection.status.settings')}
          </Button>
        }
      >
        {t('websiteConnection.status.noWebsite')}
      </Notice>
    )
  }
  if (search.state === 'connected') {
    return (
      <div>
        <Button variant="primary" onPress={onLaunch ?? onOverview}>
          {t(onLaunch ? 'websiteConnection.status.toLaunch' : 'websiteConnection.status.toAds')}
        </Button>
      </div>
    )
  }
  if (search.state === 'unchecked') return null
  return (
    <Notice
      tone={search.last === 'failed' ? 'warning' : 'info'}
      action={
        <Button size="small" onPress={onCheck} isLoading={search.isChecking}>
          {t('websiteConnection.status.check')}
        </Button>
      }
    >
      {search.last === null
        ? t('websiteConnection.status.checking', { website })
        : t(`websiteConnection.status.${search.last === 'failed' ? 'failed' : 'notFound'}`, {
            website,
          })}{' '}
      {t('websiteConnection.status.later')}
    </Notice>
  )
}
