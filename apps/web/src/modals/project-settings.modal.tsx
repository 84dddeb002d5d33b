import { NotLoadedModal } from '@aloft/design-system/modals/general/not-loaded'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import {
  type ProjectChanges,
  ProjectSettingsModal as ProjectSettingsBody,
} from '@aloft/design-system/modals/brand/project-settings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '../state/brand.ts'
import { useIdeas } from '../state/ideas.ts'
import { showToast } from '../state/toasts.ts'
import { loadBrand } from '../wiring/brand.ts'
import { updateIdea } from '../wiring/idea-changes.ts'

/** The settings of the brand that is open (NAV-05). */
export function ProjectSettingsModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { ideaId, status, idea } = useBrand()
  const { data } = useIdeas()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Awaited<ReturnType<typeof updateIdea>>>(null)
  if (!idea) {
    if (status === 'loading') return <WaitingModal title={t('modals.projectSettings.title')} />
    return <NotLoadedModal onRetry={() => void loadBrand(ideaId ?? '')} onClose={onClose} />
  }
  const save = async (changes: ProjectChanges) => {
    setPending(true)
    const refused = await updateIdea(idea._id, changes)
    setPending(false)
    setFailure(refused)
    if (refused) return
    onClose()
    showToast({ text: t('modals.projectSettings.done'), tone: 'success' })
  }
  const siblings = [data?.ideas ?? [], ...Object.values(data?.teams ?? {}).map((team) => team.ideas)]
  const others = siblings.find((ideas) => ideas.some(({ _id }) => _id === idea._id)) ?? []
  return (
    <ProjectSettingsBody
      key={idea._id}
      brand={{ ...idea, logoImageUrl: idea.design.logoImageUrl }}
      otherTitles={others.filter(({ _id }) => _id !== idea._id).map(({ title }) => title)}
      role={idea.role}
      isPending={isPending}
      failure={failure ?? undefined}
      onSave={(changes) => void save(changes)}
      onClose={onClose}
    />
  )
}
