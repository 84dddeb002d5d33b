import type { SharedLink } from '@aloft/domain/ads/shared-link.entity'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import * as css from './share-links.css.ts'

/** The working links: not asked for yet, loading, why they didn't load, or the links. */
export type SharedLinks<L extends SharedLink> =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'open'; links: readonly L[] }

/** What can be done with links, whatever they show. */
export interface Sharing<L extends SharedLink> {
  content: SharedLinks<L>
  /** Address of the link that was just created. It can't be shown again. */
  createdUrl: string | null
  isCreating: boolean
  /** Why the last press failed. */
  fault: 'tooManyLinks' | 'generic' | null
  onOpen: () => void
  onCreate: () => void
  /** Copies the created address. */
  onCopy: (url: string) => void
  /** Ends a link at once. */
  onEnd: (linkId: string) => void
}

export interface ShareLinksProps<L extends SharedLink> extends Sharing<L> {
  title: string
  lead: string
  /** Label of the button that asks for the links. */
  openLabel: string
  /** What a link shows, in words. */
  nameOf: (link: L) => string
  /** Below the open links. */
  children?: ReactNode
}

/** Links that show something to anyone who has them. Only for the owner of the brand. */
export function ShareLinks<L extends SharedLink>(props: ShareLinksProps<L>) {
  const { title, lead, openLabel, content, createdUrl, isCreating, fault, onOpen, onCreate, onCopy } = props
  const { t } = useTranslation()
  const titleId = useId()
  const isClosed = content.kind === 'closed'
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <Cluster gap={16} rowGap={10} justify="between">
        <Heading level={2} size={20} id={titleId}>
          {title}
        </Heading>
        <Button onPress={isClosed ? onOpen : onCreate} isLoading={isCreating}>
          {isClosed ? openLabel : t('sharing.links.create')}
        </Button>
      </Cluster>
      <Text size={13} tone="soft">
        {lead}
      </Text>
      {fault ? <Notice tone="error">{t(`sharing.links.faults.${fault}`)}</Notice> : null}
      {createdUrl ? <Created key={createdUrl} url={createdUrl} onCopy={onCopy} /> : null}
      <Links {...props} />
    </Stack>
  )
}

function Created({ url, onCopy }: { url: string; onCopy: (url: string) => void }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    setCopied(true)
    onCopy(url)
  }
  return (
    <Stack gap={8} role="status">
      <Text size={13} weight="medium">
        {t('sharing.links.created')}
      </Text>
      <code className={css.address} dir="ltr">
        {url}
      </code>
      <Cluster gap={12}>
        <Button size="small" onPress={copy}>
          {t(isCopied ? 'sharing.links.copied' : 'sharing.links.copy')}
        </Button>
        <Link href={url} opensTab>
          {t('sharing.links.visit')}
        </Link>
      </Cluster>
    </Stack>
  )
}

function Links<L extends SharedLink>({ content, nameOf, onEnd, children }: ShareLinksProps<L>) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'closed':
      return null
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>{t('sharing.links.loading')}</VisuallyHidden>
          <Skeleton width="100%" height={52} shape="block" />
        </div>
      )
    case 'failed':
      return (
        <FailedNotice failed={content} title={t('sharing.links.failed')}>
          {t('sharing.links.failedLead')}
        </FailedNotice>
      )
    case 'open':
      return (
        <>
          {content.links.length === 0 ? (
            <Text size={13} tone="soft">
              {t('sharing.links.none')}
            </Text>
          ) : (
            <ul className={css.list}>
              {content.links.map((link) => (
                <li key={link.linkId} className={css.link}>
                  <Stack gap={2}>
                    <Text weight="medium">{nameOf(link)}</Text>
                    <Text size={13} tone="soft">
                      {t('sharing.links.dates', {
                        from: formatDate(link.creationDate, 'dateTime'),
                        until: formatDate(link.expiryDate, 'date'),
                      })}
                    </Text>
                  </Stack>
                  <Button size="small" variant="quiet" onPress={() => onEnd(link.linkId)}>
                    {t('sharing.links.end')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {children}
        </>
      )
  }
}
