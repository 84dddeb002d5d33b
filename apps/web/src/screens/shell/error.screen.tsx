import { ErrorFallbackView } from '@aloft/design-system/views/shell/error-fallback'
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { usePageTitle } from '../../use-page-title.ts'
import { reportError } from '../../wiring/report-error.ts'

// Fetched once something has gone wrong, as no page is to carry it; where that fails too, the last resort is at hand.
const ErrorPageView = lazy(async () => {
  const view = await import('@aloft/design-system/views/shell/error-page')
  return { default: view.ErrorPageView }
})

/** In place of a page that could not be shown; if it fails itself, a plain text is left (ERR-01 to ERR-04). */
export function ErrorScreen() {
  return (
    <LastResort>
      <ErrorPage />
    </LastResort>
  )
}

function ErrorPage() {
  const { t } = useTranslation()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  usePageTitle(status === 404 ? t('pageNotFound') : t('error'))
  useEffect(() => {
    if (status !== 404) reportError(error)
  }, [error, status])
  return (
    <Suspense>
      <ErrorPageView status={status} text={t('generic')} homeHref="/" />
    </Suspense>
  )
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
