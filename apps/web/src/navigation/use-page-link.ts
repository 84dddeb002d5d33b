import { useCallback } from 'react'
import type { PageName } from '../addresses/page-names.ts'
import { useUser } from '../state/session.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { pageLink, type PageLinkOptions } from '../addresses/page-link.ts'

/** Links by page name to the open brand (RTE-19, RTE-20). */
export function usePageLink(): (page: PageName, options?: PageLinkOptions) => string {
  const currentIdeaId = useCurrentIdea()?._id ?? null
  const selectedIdeaId = useUser()?.selectedIdeaId ?? null
  return useCallback(
    (page, options) => pageLink(page, { currentIdeaId, selectedIdeaId }, options),
    [currentIdeaId, selectedIdeaId],
  )
}
