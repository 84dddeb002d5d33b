import type { Sharing } from '@aloft/views/ads/sharing/share-links'
import type { SharedLink } from '@aloft/domain/ads/shared-link.entity'
import { useState } from 'react'
import type { FailureDetails } from '../state/replies.ts'
import { failedLoad } from './failed-load.ts'
import { useCommand } from './use-command.ts'

/** The state of a query for links. */
type LoadedLinks<L> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: FailureDetails }
  | { readonly status: 'ready'; readonly reply: { readonly links: readonly L[] } }

/** The links as they are drawn, once somebody has asked for them. */
export function linksContent<L extends SharedLink>(
  isOpen: boolean,
  loaded: LoadedLinks<L>,
  onRetry: () => void,
): Sharing<L>['content'] {
  if (!isOpen) return { kind: 'closed' }
  if (loaded.status === 'failed') return failedLoad(loaded.failure, onRetry)
  return loaded.status === 'loading' ? { kind: 'loading' } : { kind: 'open', links: loaded.reply.links }
}

interface Created {
  readonly linkId: string
  readonly url: string
}

interface Commands<Subject> {
  readonly create: (subject: Subject) => Promise<Created | 'tooManyLinks' | 'generic'>
  readonly end: (asked: { ideaId: string; linkId: string }) => Promise<'tooManyLinks' | 'generic' | null>
}

/** Links to a subject of a brand, whatever they show: asked for, created, copied and ended. */
export function useSharing<Subject extends { readonly ideaId: string }>({ create, end }: Commands<Subject>) {
  const [isOpen, setOpen] = useState(false)
  const creating = useCommand(create)
  const ending = useCommand(end)
  const created = creating.result
  return {
    isOpen,
    /** What the links of a subject are drawn with, besides themselves. */
    of: (subject: Subject) => ({
      createdUrl: created !== null && typeof created === 'object' ? created.url : null,
      isCreating: creating.isPending,
      fault: typeof created === 'string' ? created : ending.result,
      onOpen: () => setOpen(true),
      onCreate: () => void creating.start(subject),
      onCopy: (url: string) => void navigator.clipboard.writeText(url),
      onEnd: (linkId: string) => {
        // Its address no longer works, so it isn't offered for copying.
        if (created !== null && typeof created === 'object' && created.linkId === linkId) creating.forget()
        void ending.start({ ideaId: subject.ideaId, linkId })
      },
    }),
  }
}
