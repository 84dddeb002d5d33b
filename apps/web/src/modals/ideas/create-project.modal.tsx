import {
  CreateProjectModal as CreateProjectBody,
  type CreateProjectFailure,
} from '@aloft/design-system/modals/ideas/create-project'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { useCommand } from '../../queries/use-command.ts'
import { useIdeas } from '../../state/ideas.ts'
import { showToast } from '../../state/toasts.ts'
import { createIdea } from '../../wiring/ideas/idea-changes.ts'
import { useIsHere } from '../use-is-here.ts'
import { useOpenModal } from '../use-linked-modal.ts'

/** Creates a brand and opens it (ACT-024). */
export function CreateProjectModal({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const { data } = useIdeas()
  const { t } = useTranslation()
  const isHere = useIsHere()
  const openModal = useOpenModal()
  const { isPending, result, start } = useCommand(createIdea)
  // Replaces the modal in the history, so that Back leads to the page before.
  const open = (ideaId: string) => void navigate(`/0?${new URLSearchParams({ ideaId })}`, { replace: true })
  // A user who has closed the modal meanwhile stays where they are.
  const showCreated = ({ _id, title }: { _id: string; title: string }) =>
    showToast({
      text: t('modals.createProject.done', { title }),
      tone: 'success',
      action: {
        label: t('modals.createProject.openIt'),
        onPress: () => void navigate(`/0?${new URLSearchParams({ ideaId: _id })}`),
      },
    })
  const create = async (brand: { title: string; url: string | null }) => {
    const created = await start(brand)
    if (!('idea' in created)) return
    if (isHere()) open(created.idea._id)
    else showCreated(created.idea)
  }
  const failure = (): CreateProjectFailure | undefined => {
    if (!result || 'idea' in result) return undefined
    if (result.failure === 'overIdeaLimit')
      return { reason: 'overIdeaLimit', onTalk: () => openModal('contact-sales') }
    if (result.failure !== 'existingIdea') return { reason: result.failure }
    const { ideaId, title } = result
    return { reason: 'existingIdea', title, onOpen: () => open(ideaId) }
  }
  return (
    <CreateProjectBody
      otherTitles={(data?.ideas ?? []).map(({ title }) => title)}
      isPending={isPending}
      failure={failure()}
      onCreate={(brand) => void create(brand)}
      onClose={onClose}
    />
  )
}
