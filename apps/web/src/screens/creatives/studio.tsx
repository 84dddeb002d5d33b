import { StudioView } from '@aloft/views/creatives/studio/studio.view'
import type { OpenStudio } from '@aloft/views/creatives/studio/studio-content'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { isPictureSource } from '@aloft/domain/creatives/picture-source.rules'
import { paletteOf } from '@aloft/domain/creatives/studio/palette.rules'
import { useCallback, useMemo } from 'react'
import { ask } from '../../modals/ask.ts'
import { mayCall } from '../../state/rights.ts'
import { useSceneChecks } from './use-scene-checks.ts'
import { usePickPicture } from './use-pick-picture.ts'
import { useSetVideo } from './use-set-video.ts'
import { useStudioDownload } from './use-studio-download.ts'
import { useStudio } from './use-studio.ts'
import { useStudioDrawings } from './use-studio-drawings.ts'
import { useTextFace } from './use-text-face.ts'
import { useSceneSaving } from './use-scene-saving.ts'
import { useSaveScenesOnLeave } from './use-save-scenes-on-leave.ts'

interface StudioProps {
  creative: AdCreative
  brand: IdeaWithBalloons
  backHref: string
}

/** An open creative: its machine, its drawings, and how far it's saved. */
export function Studio({ creative, brand, backHref }: StudioProps) {
  const { t } = useTranslation()
  const readOnly = brand.isPlanLapsed ? 'lapsed' : mayCall(brand.role, 'save-ad-creative') ? null : 'guest'
  const logo = brand.design.logoImageUrl
  const hasLogo = logo !== null && isPictureSource(logo)
  const { stage, scenes, act } = useStudio(creative, readOnly !== null)
  const drawings = useStudioDrawings(stage.scene, scenes)
  const [selected] = stage.selected
  const textFace = useTextFace(stage.mode === 'editingText' && selected?.type === 'text' ? selected : null)
  const { save, trouble } = useSceneSaving(creative, stage.format)
  const download = useStudioDownload(creative.ideaId, creative._id, headlineOf(creative))
  useSaveScenesOnLeave(creative._id)
  const onAct = useCallback<OpenStudio['onAct']>(
    (action) =>
      act(action, {
        text: t('studio.add.newText'),
        logo: hasLogo ? logo : null,
      }),
    [act, t, hasLogo, logo],
  )
  const { title } = brand
  const shownBrand = useMemo(
    () => ({ name: title, hasLogo, colors: paletteOf(Object.values(scenes)) }),
    [title, hasLogo, scenes],
  )
  const checks = useSceneChecks(scenes, shownBrand.colors)
  const onCrop = useCallback<OpenStudio['pictures']['onCrop']>(
    ({ id, src, width, height, form, crop: part }) => {
      const question = { src, ratio: width / height, isRound: form === 'ellipse', part }
      void ask('crop', question).then((crop) => {
        if (crop) onAct({ type: 'COMMAND', command: { type: 'change', ids: [id], values: { crop } } })
      })
    },
    [onAct],
  )
  const onVersions = () => {
    const question = { creative: creative._id, now: scenes, isReadOnly: readOnly !== null }
    void ask('pick-version', question).then((chosen) => {
      if (chosen) onAct({ type: 'RESTORE', scenes: chosen })
    })
  }
  const onPick = usePickPicture(creative, onAct)
  const { onSetVideo, onPickPoster } = useSetVideo(creative, stage.scene, onAct)
  const pictures = useMemo(
    () => ({ onCrop, onPick, onSetVideo, onPickPoster }),
    [onCrop, onPick, onSetVideo, onPickPoster],
  )
  const { scene } = stage
  if (!scene) return null
  return (
    <StudioView
      content={{
        kind: 'open',
        name: headlineOf(creative),
        backHref,
        save: readOnly ? undefined : save,
        readOnly,
        trouble: readOnly ? null : trouble,
        stage: { ...stage, scene },
        drawings,
        checks,
        brand: shownBrand,
        textFace,
        onAct,
        pictures,
        onVersions,
        download: mayCall(brand.role, 'download-ad-creative')
          ? { isPending: download.isPending, onStart: download.start }
          : undefined,
      }}
    />
  )
}

const headlineOf = ({ items }: AdCreative): string | null =>
  items.flatMap((item) => (item.type === 'text' && item.slot === 'headline' ? [item.text] : []))[0] ?? null
