import type {} from '@aloft/messages/i18n'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './google-result.css.ts'

/** What a search ad shows first. */
export interface SearchResult {
  /** What people search for; without it, there's no search field. */
  query?: string
  title: string
  description: string
  /** Host of the landing page. */
  domain: string
}

export interface GoogleResultProps {
  result: SearchResult
  brand: { name: string; picture?: string }
}

/** A search ad in small: a search and its result. The editor previews it to the letter. */
export function GoogleResult({ result: { query, title, description, domain }, brand }: GoogleResultProps) {
  const { t } = useTranslation()
  return (
    <div className={css.mat} aria-hidden="true">
      {query ? (
        <div className={css.query} dir="auto">
          {query}
        </div>
      ) : null}
      <div className={css.result}>
        <div className={css.label}>{t('adCard.sponsored')}</div>
        <div className={css.site}>
          <Avatar name={brand.name} picture={brand.picture} kind="brand" size={24} />
          <div>
            <div className={css.business}>{brand.name}</div>
            {domain ? <div className={css.address}>{`https://${domain}`}</div> : null}
          </div>
        </div>
        <div className={css.title} dir="auto">
          {title || t('adCard.untitled')}
        </div>
        <div className={css.description} dir="auto">
          {description}
        </div>
      </div>
    </div>
  )
}
