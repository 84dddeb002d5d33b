import { NotLoadedModal } from '@aloft/design-system/modals/general/not-loaded'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import {
  type UnsavedProject,
  ProjectSettingsModal as ProjectSettingsBody,
} from '@aloft/views/ideas/project-settings.modal'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { websiteAddress } from '../../addresses/page-address.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCommand } from '../../queries/use-command.ts'
import { useBrand } from '../../state/brand.ts'
import { useIdeas } from '../../state/ideas.ts'
import { showToast } from '../../state/toasts.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { updateIdea } from '../../wiring/ideas/idea-changes.ts'
import { useBrandFiles } from '../use-brand-files.ts'
import { useIsHere } from '../use-is-here.ts'
import { useModalHref } from '../use-linked-modal.ts'
import { useSnippet } from '../use-snippet.ts'
import { useUnsavedGuard } from '../use-unsaved-guard.ts'

/** The settings of the open brand (NAV-05). */
export function ProjectSettingsModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { ideaId, status, idea, failure: loadFailure } = useBrand()
  const { data } = useIdeas()
  const isHere = useIsHere()
  const {
    isPending,
    result: failure,
    start,
  } = useCommand((data: Parameters<typeof updateIdea>[1]) => updateIdea(ideaId ?? '', data))
  const send = async ({ logoImageUrl, ...changes }: UnsavedProject['changes']) => {
    const design = logoImageUrl === undefined ? {} : { design: { logoImageUrl } }
    const refused = await start({ ...changes, ...design })
    if (!refused) showToast({ text: t('modals.projectSettings.done'), tone: 'success' })
    else if (!isHere()) showToast({ text: t(`modals.projectSettings.failures.${refused}`), tone: 'error' })
    return refused === null
  }
  const { note, save } = useUnsavedGuard('project-settings', send)
  const { upload, remove } = useBrandFiles(ideaId ?? '')
  const snippet = useSnippet(idea)
  const modalHref = useModalHref()
  if (!idea) {
    if (status === 'loading') return <WaitingModal title={t('modals.projectSettings.title')} />
    const failed = failedLoad(loadFailure, () => void loadBrand(ideaId ?? ''))
    return <NotLoadedModal {...failed} onClose={onClose} />
  }
  const close = () => {
    note(null)
    onClose()
  }
  const siblings = [data?.ideas ?? [], ...Object.values(data?.teams ?? {}).map((team) => team.ideas)]
  const others = siblings.find((ideas) => ideas.some(({ _id }) => _id === idea._id)) ?? []
  return (
    <ProjectSettingsBody
      key={idea._id}
      brand={{ ...idea, logoImageUrl: idea.design.logoImageUrl }}
      otherTitles={others.filter(({ _id }) => _id !== idea._id).map(({ title }) => title)}
      role={idea.role}
      briefHref={modalHref('brand-brief')}
      isPending={isPending}
      failure={failure ?? undefined}
      onSave={(changes) => void save(changes).then((isSaved) => isSaved && onClose())}
      onClose={close}
      onUnsaved={note}
      onAddLogo={() => upload(['image'])}
      files={[
        ...idea.uploadedImages.map((url) => ({ url, kind: 'image' as const })),
        ...idea.uploadedVideos.map((url) => ({ url, kind: 'video' as const })),
      ]}
      onAddFile={() => void upload(['image', 'video'])}
      snippet={
        snippet && {
          ...snippet,
          guideHref: idea.url && !idea.snippet.isValidated ? websiteAddress(idea._id) : undefined,
        }
      }
      onDeleteFile={(file, name) => void remove(file, name)}
    />
  )
}
