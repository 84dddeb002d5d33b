import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { media } from '@aloft/design-system/theme/scale'
import { addedTypes } from '@aloft/domain/creatives/studio/new-element.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useCallback } from 'react'
import { FormatTabs } from './format-tabs.tsx'
import { LayerActions } from './layer-actions.tsx'
import { LayerList } from './layer-list.tsx'
import { LayerPanel } from './layer-panel.tsx'
import { StudioHead } from './studio-head.tsx'
import { StudioSheet } from './studio-sheet.tsx'
import { StudioStage } from './studio-stage.tsx'
import type { OpenStudio, StudioContent } from './studio-content.ts'
import { StudioIcon } from './studio-icon.tsx'
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

function Studio(props: OpenStudio) {
  const isNarrow = useMedia(media.belowWide)
  const { stage, onAct, drawings } = props
  const onOpen = useCallback<Parameters<typeof FormatTabs>[0]['onOpen']>(
    (format) => onAct({ type: 'OPEN_FORMAT', format }),
    [onAct],
  )
  const tabs = (
    <FormatTabs formats={stage.formats} value={stage.format} drawings={drawings.formats} onOpen={onOpen} />
  )
  const middle = <StudioStage stage={stage} drawings={drawings} hasActions={!isNarrow} onAct={onAct} />
  return (
    <div className={css.page} data-studio="">
      <StudioHead
        {...props}
        canUndo={stage.canUndo}
        canRedo={stage.canRedo}
        onUndo={() => onAct({ type: 'UNDO' })}
        onRedo={() => onAct({ type: 'REDO' })}
      />
      <Notices {...props} />
      {isNarrow ? (
        <>
          <div className={css.middle}>
            {tabs}
            {middle}
          </div>
          <StudioSheet
            actions={
              stage.selected.length > 0 && !props.readOnly ? (
                <LayerActions selected={stage.selected} onAct={onAct} />
              ) : null
            }
            renderPanel={(part) => <Panel {...props} part={part} />}
            layers={<Layers {...props} />}
            add={props.readOnly ? null : <Add {...props} />}
          />
        </>
      ) : (
        <div className={css.columns}>
          <div className={css.column}>
            {props.readOnly ? null : (
              <Section title="add">
                <Add {...props} />
              </Section>
            )}
            <Section title="layers" end={<LayerCount {...props} />}>
              <Layers {...props} />
            </Section>
          </div>
          <div className={css.middle}>
            {middle}
            {tabs}
          </div>
          <div className={css.column}>
            <div className={css.section}>
              <Panel {...props} part="both" />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}

function Section({
  title,
  end,
  children,
}: {
  title: 'add' | 'layers'
  end?: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section className={css.section} aria-label={t(`studio.${title}.title`)}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between" align="baseline">
          <h2 className={css.heading}>{t(`studio.${title}.title`)}</h2>
          {end}
        </Cluster>
        {children}
      </Stack>
    </section>
  )
}

function LayerCount({ stage }: OpenStudio) {
  const { t } = useTranslation()
  return (
    <Text as="span" size={12} tone="soft">
      {stage.scene.elements.length} · {t('studio.layers.order')}
    </Text>
  )
}

function Layers({ stage, drawings, onAct }: OpenStudio) {
  return (
    <LayerList
      elements={stage.scene.elements}
      selectedIds={stage.selected.map(({ id }) => id)}
      drawings={drawings.layers}
      isReadOnly={stage.mode === 'readOnly'}
      onAct={onAct}
    />
  )
}

function Panel({ part, stage, brand, onAct }: OpenStudio & { part: 'look' | 'place' | 'both' }) {
  return (
    <LayerPanel
      selected={stage.selected}
      part={part}
      brand={brand}
      isReadOnly={stage.mode === 'readOnly'}
      isEditingText={stage.mode === 'editingText'}
      onAct={onAct}
    />
  )
}

function Add({ brand, onAct }: OpenStudio) {
  const { t } = useTranslation()
  return (
    <Grid columnWidth={64} gap={8}>
      {addedTypes
        .filter((added) => added !== 'logo' || brand.hasLogo)
        .map((added) => (
          <button
            key={added}
            type="button"
            className={css.added}
            onClick={() => onAct({ type: 'ADD', added })}
          >
            <StudioIcon name={added} />
            {t(`studio.add.${added}`)}
          </button>
        ))}
    </Grid>
  )
}

/** Why nothing can be changed, or what has to be settled first. */
function Notices({ readOnly, trouble }: OpenStudio) {
  const { t } = useTranslation()
  if (!readOnly && !trouble) return null
  return (
    <div className={css.notice}>
      {readOnly ? <Notice tone="info">{t(`studio.readOnly.${readOnly}`)}</Notice> : null}
      {trouble?.kind === 'conflict' ? (
        <Notice
          tone="warning"
          title={t('studio.conflict.title')}
          action={
            <Cluster gap={8}>
              <Button size="small" onPress={trouble.onKeepMine}>
                {t('studio.conflict.keepMine')}
              </Button>
              <Button size="small" onPress={trouble.onTakeTheirs}>
                {t('studio.conflict.takeTheirs')}
              </Button>
            </Cluster>
          }
        >
          {t('studio.conflict.lead')}
        </Notice>
      ) : null}
      {trouble?.kind === 'refused' ? (
        <Notice
          tone="error"
          title={t('studio.refusedSave.title')}
          action={
            <Cluster gap={8}>
              <Button size="small" onPress={trouble.onRetry}>
                {t('studio.refusedSave.retry')}
              </Button>
              <Button size="small" onPress={trouble.onDiscard}>
                {t('studio.refusedSave.discard')}
              </Button>
            </Cluster>
          }
        >
          {t('studio.refusedSave.lead')}
        </Notice>
      ) : null}
    </div>
  )
}
