import type { SnippetCheckProps } from '@aloft/views/ideas/snippet-check'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { siteHost } from '@aloft/domain/core/url'
import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import { checkState } from '../ads/snippet-checks.ts'
import { useCommand } from '../queries/use-command.ts'
import { useMay } from '../state/rights.ts'
import { validateWebsite } from '../wiring/publishing/snippet.ts'

/** The snippet of the open brand, and the check for it on its website (DOM-08). */
export function useSnippet(idea: IdeaWithBalloons | null): SnippetCheckProps | undefined {
  const may = useMay()
  const check = useCommand(({ ideaId, url }: { readonly ideaId: string; readonly url: string }) =>
    validateWebsite(ideaId, url),
  )
  if (!idea) return undefined
  const { _id: ideaId, url } = idea
  const snippet = snippetOf(window.location.origin, ideaId)
  return {
    snippet,
    website: (url && siteHost(url)) || null,
    isVerified: idea.snippet.isValidated,
    state: checkState(check),
    onCopy: () => void navigator.clipboard.writeText(snippet),
    ...(url && may('validate-snippet') && { onVerify: () => void check.start({ ideaId, url }) }),
  }
}
