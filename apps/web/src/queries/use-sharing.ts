import { useState } from 'react'
import { useCommand } from './use-command.ts'

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
