import {
  CreateProjectModal as CreateProjectBody,
  type CreateProjectFailure,
} from '@aloft/design-system/modals/brand/create-project'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useIdeas } from '../state/ideas.ts'
import { createIdea } from '../wiring/idea-changes.ts'

/** One more brand, which is then open (ACT-024). */
export function CreateProjectModal({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { data } = useIdeas()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<CreateProjectFailure>()
  // In the place of the modal in the history, so that Back leads to the page before.
  const open = (ideaId: string) => void navigate(`/0?${new URLSearchParams({ ideaId })}`, { replace: true })
  const create = async (brand: { title: string; url: string | null }) => {
    setPending(true)
    const created = await createIdea(brand)
    setPending(false)
    if ('idea' in created) return open(created.idea._id)
    if (created.failure !== 'existingIdea') return setFailure({ reason: created.failure })
    const { ideaId, title } = created
    setFailure({ reason: 'existingIdea', title, onOpen: () => open(ideaId) })
  }
  return (
    <CreateProjectBody
      otherTitles={(data?.ideas ?? []).map(({ title }) => title)}
      isPending={isPending}
      failure={failure}
      onCreate={(brand) => void create(brand)}
      onClose={onClose}
    />
  )
}
