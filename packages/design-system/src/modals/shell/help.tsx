import {
  type HelpArticleName,
  helpArticleNames,
  helpArticles,
  type HelpPage,
} from '@aloft/domain/assistant/help-articles'
import { helpNumbers } from '@aloft/messages/help-topics'
import type {} from '@aloft/messages/i18n'
import { Button } from '../../primitives/button.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { HelpArticleText } from './help-article-text.tsx'
import { HelpList } from './help-list.tsx'
import type { HelpSearch } from './help-search.ts'
import type { Shortcut } from './shortcuts.tsx'
import { useHelpFocus } from './use-help-focus.ts'

export interface HelpModalProps {
  /** The article that's open; null for the list. */
  article: HelpArticleName | null
  typed: string
  onType: (typed: string) => void
  search: HelpSearch
  /** Address of an article, or of the list. */
  hrefOf: (article: HelpArticleName | null) => string
  pageHref: (page: HelpPage) => string
  /** Starts the guide's task of the open article; left out if it has none, or the guide doesn't offer it now. */
  onShowMe?: (() => void) | undefined
  shortcuts: readonly Shortcut[]
}

/** Other articles of its subject that an article ends with. */
const mostOthers = 4

/** The help center: articles by subject, a search, and one article at a time (ACA-05, OPN-07). */
export function HelpModal({
  article,
  typed,
  onType,
  search,
  hrefOf,
  pageHref,
  onShowMe,
  shortcuts,
}: HelpModalProps) {
  const { t } = useTranslation()
  const { frame, last } = useHelpFocus(article)
  const questionOf = (name: HelpArticleName) => t(`help.topics.${name}.question`)
  if (article === null)
    return (
      <ModalBody title={t('help.title')}>
        <div ref={frame} style={{ display: 'contents' }}>
          <HelpList
            typed={typed}
            onType={onType}
            search={search}
            open={last ? helpArticles[last].subject : 'start'}
            hrefOf={hrefOf}
            questionOf={questionOf}
            shortcuts={shortcuts}
          />
        </div>
      </ModalBody>
    )
  const { subject, page } = helpArticles[article]
  const ofSubject = helpArticleNames.filter((name) => helpArticles[name].subject === subject)
  // The next ones, then the first.
  const at = ofSubject.indexOf(article)
  const others = [...ofSubject.slice(at + 1), ...ofSubject.slice(0, at)].slice(0, mostOthers)
  const actions = [
    onShowMe ? (
      <Button key="show" onPress={onShowMe}>
        {t('help.showMe')}
      </Button>
    ) : null,
    page ? (
      <ButtonLink key="page" href={pageHref(page)} variant="primary">
        {t('help.openPage', { page: t(`pages.${page}`) })}
      </ButtonLink>
    ) : null,
  ].filter((action) => action !== null)
  return (
    <ModalBody title={questionOf(article)} actions={actions.length > 0 ? actions : undefined}>
      <div ref={frame} style={{ display: 'contents' }}>
        <HelpArticleText
          text={t(`help.topics.${article}.answer`, { product: t('productName'), ...helpNumbers })}
          back={{ href: hrefOf(null), label: t(search.kind === 'none' ? 'help.back' : 'help.backToResults') }}
          moreTitle={t('help.more', { subject: t(`help.subjects.${subject}`) })}
          more={others.map((name) => ({ name, href: hrefOf(name), question: questionOf(name) }))}
        />
      </div>
    </ModalBody>
  )
}
