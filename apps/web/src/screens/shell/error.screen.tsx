import { ErrorFallbackView } from '@aloft/views/shell/error-fallback.view'
import { UnreachableView } from '@aloft/views/shell/unreachable.view'
import { Component, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PageError } from '../../addresses/page-error.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useCommand } from '../../queries/use-command.ts'
import { ChunkNotLoadedError, reloadForChunks, reloadOnceAnswered } from '../../wiring/core/page-chunk.ts'
import { newReference, reportError } from '../../wiring/core/report-error.ts'
import { loadErrorPage } from './error-page-chunk.ts'

const ErrorPageView = lazy(async () => ({ default: await loadErrorPage() }))

/** In place of a page that could not be shown; if it fails itself, a plain text is left (ERR-01 to ERR-04). */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <LastResort>
      {error instanceof ChunkNotLoadedError ? <NotLoaded /> : <ErrorPage error={error} />}
    </LastResort>
  )
}

function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const status = error instanceof PageError ? error.status : 500
  const [reference] = useState(newReference)
  usePageTitle(status === 404 ? t('pageNotFound') : t('error'))
  useEffect(() => {
    if (status !== 404) reportError(error, reference)
  }, [error, reference, status])
  return (
    <Suspense>
      <ErrorPageView error={error} status={status} reference={reference} />
    </Suspense>
  )
}

/** The page's files failed to load: the page has no error, and a retry may work. */
function NotLoaded() {
  const { t } = useTranslation()
  const { isDone: isStaying, start } = useCommand(reloadForChunks)
  const reload = useEffectEvent(() => void start(null))
  usePageTitle(t('unreachable.title'))
  useEffect(() => reload(), [])
  if (!isStaying) return null
  return <UnreachableView failed={{ onRetry: () => void reloadOnceAnswered() }} />
}

class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorFallbackView homeHref="/" /> : this.props.children
  }
}
