import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import type { EditorAd } from './editor-details.ts'
import type { AdPart } from './use-ad-parts.ts'

/** What an ad's content and targeting hold, each in one line. */
export function useContentSummary({ lists = [] }: EditorAd, parts: readonly AdPart[]) {
  const { t } = useTranslation()
  const texts = parts.filter(({ section }) => section === 'content')
  const ready = texts.filter(({ state }) => state !== 'bad').length
  const counted = lists.flatMap(({ kind, items }) =>
    items.length > 0 ? [t(`adSettings.summary.${kind}`, { count: items.length })] : [],
  )
  return {
    content: t('adSettings.summary.texts', { ready, count: texts.length }),
    targeting: counted.join(', ') || t('adSettings.summary.nothing'),
  }
}
