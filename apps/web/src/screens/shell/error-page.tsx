import { ErrorPageView } from '@aloft/views/shell/error-page.view'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse } from 'react-router'
import { PageError } from '../../addresses/page-error.ts'

/** What happened, where the error is one of ours (ERR-02); the words of any other mean nothing to a reader. */
export function ErrorPage({
  error,
  status,
  reference,
}: {
  error: unknown
  status: number
  reference: string
}) {
  const { t } = useTranslation()
  // The router's own errors hold their stack in their data.
  const message: unknown =
    isRouteErrorResponse(error) && !('internal' in error && error.internal) && error.data
  const known = error instanceof PageError ? t(error.textKey) : message
  const text = typeof known === 'string' && known !== '' ? known : t('generic')
  return <ErrorPageView status={status} text={text} requestId={reference} homeHref="/" />
}
