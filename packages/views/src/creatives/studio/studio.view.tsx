import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { useThrottled } from '@aloft/design-system/patterns/use-throttled'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { media } from '@aloft/design-system/theme/scale'
import { mainFormatOf } from '@aloft/domain/creatives/studio/sizes.rules'
import type {} from '@aloft/messages/i18n'
import { memo, useCallback } from 'react'
import { FormatTabs } from './format-tabs.tsx'
import { LayerActions } from './layer-actions.tsx'
import { LayerList } from './layer-list.tsx'
import { LayerPanel } from './layer-panel.tsx'
import { FirstFault, SceneChecks } from './scene-checks.tsx'
import { StudioAdd } from './studio-add.tsx'
import { StudioHead } from './studio-head.tsx'
import { StudioNotices } from './studio-notices.tsx'
import { StudioSection } from './studio-section.tsx'
import { StudioSheet } from './studio-sheet.tsx'
import { StudioStage } from './studio-stage.tsx'
import type { OpenStudio, StudioContent, StudioDrawings } from './studio-content.ts'
import * as css from './studio.css.ts'

export interface StudioViewProps {
  content: StudioContent
}

/** The studio, in which the layers of a creative are edited (CRE-01). */
export function StudioView({ content }: StudioViewProps) {
  const { t } = useTranslation()
  if (content.kind === 'loading')
    return (
      <div className={css.message} aria-busy="true">
        <VisuallyHidden>{t('studio.loading')}</VisuallyHidden>
        <Stack gap={16}>
          <Skeleton width="100%" height={48} shape="block" />
          <Skeleton width="100%" height={480} shape="block" />
        </Stack>
      </div>
    )
  if (content.kind === 'failed')
    return (
      <div className={css.message}>
        <PageMessage title={t('studio.failed.title')} lead={t('studio.failed.lead')} failed={content} />
      </div>
    )
  if (content.kind === 'notFound')
    return (
      <div className={css.message}>
        <PageMessage
          title={t('studio.notFound.title')}
          lead={t('studio.notFound.lead')}
          action={
            <ButtonLink variant="primary" href={content.listHref}>
              {t('studio.notFound.toList')}
            </ButtonLink>
          }
        />
      </div>
    )
  return <Studio {...content} />
}

const gestures = ['framing', 'moving', 'resizing', 'rotating']

/** How often fields and list follow a drag, in milliseconds: the stage itself follows with each frame. */
const followEveryMs = 100

function Studio(props: OpenStudio) {
  const { t } = useTranslation()
  const isNarrow = useMedia(media.belowWide)
  const { stage, onAct, drawings, brand, readOnly } = props
  const followed = useThrottled(stage, followEveryMs)
  const calm = gestures.includes(stage.mode) ? followed : stage
  const onOpen = useCallback<Parameters<typeof FormatTabs>[0]['onOpen']>(
    (format) => onAct({ type: 'OPEN_FORMAT', format }),
    [onAct],
  )
  const onUndo = useCallback(() => onAct({ type: 'UNDO' }), [onAct])
  const onRedo = useCallback(() => onAct({ type: 'REDO' }), [onAct])
  const onFollow = useCallback<Parameters<typeof FormatTabs>[0]['onFollow']>(
    (format) => onAct({ type: 'FOLLOW', format }),
    [onAct],
  )
  const tabs = (
    <FormatTabs
      formats={stage.formats}
      value={stage.format}
      scenes={stage.scenes}
      drawings={drawings.formats}
      isReadOnly={readOnly !== null}
      onOpen={onOpen}
      onFollow={onFollow}
    />
  )
  const middle = (
    <StudioStage
      stage={stage}
      drawings={drawings}
      textFace={props.textFace}
      hasActions={!isNarrow}
      onAct={onAct}
    />
  )
  const layers = <Layers stage={calm} drawings={drawings.layers} onAct={onAct} />
  const add = readOnly ? null : (
    <StudioAdd
      brand={brand}
      onAct={onAct}
      onPickPicture={props.pictures.onPick}
      onSetVideo={props.pictures.onSetVideo}
    />
  )
  const checked = {
    content: props.checks,
    numSizes: stage.formats.length,
    isReadOnly: readOnly !== null,
    onAct,
  }
  const checks = <SceneChecks {...checked} />
  const panel = (part: PanelProps['part']) => (
    <Panel
      stage={calm}
      part={part}
      brand={brand}
      checks={props.checks}
      pictures={props.pictures}
      onAct={onAct}
    />
  )
  return (
    <div className={css.page} data-studio="">
      <StudioHead
        name={props.name}
        backHref={props.backHref}
        save={props.save}
        canUndo={stage.canUndo}
        canRedo={stage.canRedo}
        onUndo={onUndo}
        onRedo={onRedo}
        onVersions={props.onVersions}
        download={props.download}
      />
      <StudioNotices readOnly={readOnly} trouble={props.trouble} />
      {isNarrow ? (
        <>
          <div className={css.middle}>
            {tabs}
            {middle}
          </div>
          <FirstFault {...checked} />
          <StudioSheet
            actions={
              stage.selected.length > 0 && !readOnly ? (
                <LayerActions selected={stage.selected} onAct={onAct} />
              ) : null
            }
            renderPanel={panel}
            layers={layers}
            add={add}
            checks={checks}
          />
        </>
      ) : (
        <div className={css.columns}>
          <div className={css.column}>
            {add ? <StudioSection part="add">{add}</StudioSection> : null}
            <StudioSection part="layers" end={`${stage.scene.elements.length} · ${t('studio.layers.order')}`}>
              {layers}
            </StudioSection>
            <section className={css.section} aria-label={t('studioChecks.title')}>
              {checks}
            </section>
          </div>
          <div className={css.middle}>
            {middle}
            {tabs}
          </div>
          <div className={css.column}>
            <div className={css.section}>{panel('both')}</div>
          </div>
        </div>
      )}
    </div>
  )
}

interface LayersProps extends Pick<OpenStudio, 'stage' | 'onAct'> {
  drawings: StudioDrawings['layers']
}

const Layers = memo(function Layers({ stage, drawings, onAct }: LayersProps) {
  return (
    <LayerList
      elements={stage.scene.elements}
      selectedIds={stage.selected.map(({ id }) => id)}
      drawings={drawings}
      isReadOnly={stage.mode === 'readOnly'}
      onAct={onAct}
    />
  )
})

interface PanelProps extends Pick<OpenStudio, 'stage' | 'brand' | 'checks' | 'pictures' | 'onAct'> {
  part: 'style' | 'place' | 'both'
}

const Panel = memo(function Panel({ part, stage, brand, checks, pictures, onAct }: PanelProps) {
  return (
    <LayerPanel
      selected={stage.selected}
      part={part}
      format={stage.format}
      isMainSize={stage.format === mainFormatOf(stage.scenes)}
      brand={brand}
      contrastOf={(id, color) =>
        checks.kind === 'checked' ? checks.contrastOf(stage.format, id, color) : null
      }
      isReadOnly={stage.mode === 'readOnly'}
      onAct={onAct}
      onCrop={pictures.onCrop}
      onReplace={pictures.onPick}
      onSetVideo={pictures.onSetVideo}
      onPickPoster={pictures.onPickPoster}
    />
  )
})
