import { HelpModal as HelpBody, type HelpModalProps } from '@aloft/design-system/modals/shell/help'
import { type HelpArticle, helpArticles, isHelpArticle } from '@aloft/domain/assistant/help-articles'
import { useState } from 'react'
import { useGuideTasks } from '../../account/use-guide-tasks.ts'
import { useStartGuide } from '../../account/use-start-guide.ts'
import { pageLink } from '../../addresses/page-link.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSettled } from '../../queries/use-settled.ts'
import { useUser } from '../../state/session.ts'
import { useModalHref } from '../use-linked-modal.ts'
import { useShortcutList } from '../use-shortcut-list.ts'

/** Long enough that few searches are sent while somebody types. */
const typingPauseMs = 200

/** The help center, at an article or at its list (ACA-05). An unknown name shows the list. */
export function HelpModal({ article: named, onClose }: { article: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const article = isHelpArticle(named) ? named : null
  const search = useHelpSearch(typed)
  const currentIdeaId = useCurrentIdea()?._id ?? null
  const selectedIdeaId = useUser()?.selectedIdeaId ?? null
  const modalHref = useModalHref()
  const start = useStartGuide()
  const tasks = useGuideTasks()
  const { task }: Partial<HelpArticle> = article ? helpArticles[article] : {}
  const isOffered = tasks?.some(({ name }) => name === task) ?? false
  return (
    <HelpBody
      article={article}
      typed={typed}
      onType={setTyped}
      search={search}
      hrefOf={(name) => modalHref('help', { article: name ?? '' })}
      pageHref={(page) => pageLink(page, { currentIdeaId, selectedIdeaId })}
      onShowMe={task && isOffered ? () => start(task, onClose) : undefined}
      shortcuts={useShortcutList()}
    />
  )
}

/** The articles about what's typed, once the typing pauses; the last ones stay until then. */
function useHelpSearch(typed: string): HelpModalProps['search'] {
  const text = typed.trim()
  const settled = useSettled(text, typingPauseMs)
  const { loaded, retry } = useQuery('search-help', settled === '' ? null : { text: settled }, {
    keepsLast: true,
  })
  if (text === '') return { kind: 'none' }
  if (settled === '' || loaded.status === 'loading') return { kind: 'searching' }
  if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
  return { kind: 'found', results: loaded.reply.articles }
}
