import type { SnippetCheckProps } from '@aloft/views/ideas/snippet-check'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { siteHost } from '@aloft/domain/core/url'
import { snippetOf } from '@aloft/domain/flows/snippet.rules'
import { useState } from 'react'
import { useMay } from '../state/rights.ts'
import { validateWebsite } from '../wiring/publishing/snippet.ts'

/** The snippet of the open brand, and the check for it on its website (DOM-08). */
export function useSnippet(idea: IdeaWithBalloons | null): SnippetCheckProps | undefined {
  const may = useMay()
  const [state, setState] = useState<SnippetCheckProps['state']>('idle')
  if (!idea) return undefined
  const { _id: ideaId, url } = idea
  const snippet = snippetOf(window.location.origin, ideaId)
  const verify = async (website: string) => {
    setState('checking')
    const found = await validateWebsite(ideaId, website)
    setState(found === null ? 'failed' : found ? 'idle' : 'notFound')
  }
  return {
    snippet,
    website: (url && siteHost(url)) || null,
    isVerified: idea.snippet.isValidated,
    state,
    onCopy: () => void navigator.clipboard.writeText(snippet),
    ...(url && may('validate-snippet') && { onVerify: () => void verify(url) }),
  }
}
