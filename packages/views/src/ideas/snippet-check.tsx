import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './snippet-check.css.ts'

export interface SnippetCheckProps {
  /** The code to paste into the website's pages. */
  snippet: string
  /** Host of the checked website; null for a brand without one. */
  website: string | null
  isVerified: boolean
  /** Result of the last check. */
  state: 'idle' | 'checking' | 'notFound' | 'failed'
  /** Copies the snippet to the clipboard. */
  onCopy: () => void
  /** Checks the website; left out if the reader has no right to. */
  onVerify?: (() => void) | undefined
  /** The page that shows where to paste it; left out if there's no website, or nothing to do. */
  guideHref?: string | undefined
}

/** The snippet of a brand, and whether it was found on its website (DOM-08). */
export function SnippetCheck(props: SnippetCheckProps) {
  const { snippet, website, isVerified, state, onCopy, onVerify, guideHref } = props
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const id = useId()
  const isChecking = state === 'checking'
  return (
    <Stack gap={10} role="group" aria-labelledby={id}>
      <Cluster gap={12} rowGap={4} justify="between">
        <h3 id={id} className={css.title}>
          {t('publishAd.snippet.title')}
        </h3>
        <span className={css.state} role="status">
          <Icon name={isVerified ? 'success' : 'pending'} size={14} />
          {t(isVerified ? 'publishAd.snippet.verified' : 'publishAd.snippet.unverified')}
        </span>
      </Cluster>
      <Text size={13} tone="soft">
        {t('publishAd.snippet.lead')}
      </Text>
      {guideHref ? (
        <Text size={13}>
          <Link href={guideHref}>{t('publishAd.snippet.guide')}</Link>
        </Text>
      ) : null}
      <code className={css.code} dir="ltr">
        {snippet}
      </code>
      <Cluster gap={8}>
        <Button
          size="small"
          onPress={() => {
            setCopied(true)
            onCopy()
          }}
        >
          {t(isCopied ? 'publishAd.snippet.copied' : 'publishAd.snippet.copy')}
        </Button>
        {onVerify && website !== null ? (
          <Button size="small" onPress={onVerify} isLoading={isChecking}>
            {isChecking ? t('publishAd.snippet.checking') : t('publishAd.snippet.verify', { website })}
          </Button>
        ) : null}
      </Cluster>
      {website === null ? (
        <Text size={13} tone="soft">
          {t('publishAd.snippet.noWebsite')}
        </Text>
      ) : null}
      {state === 'notFound' || state === 'failed' ? (
        <Notice tone={state === 'failed' ? 'error' : 'warning'}>
          {t(`publishAd.snippet.${state}`, { website })}
        </Notice>
      ) : null}
    </Stack>
  )
}
