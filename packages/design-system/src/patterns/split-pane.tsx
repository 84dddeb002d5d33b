import { type EditorTab, editorTabs } from '@aloft/domain/ads/editor-tabs.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import { type PreviewChoices, PreviewStage } from './preview-stage.tsx'
import { Segments } from './segments.tsx'
import { useMedia } from './use-media.ts'
import * as css from './split-pane.css.ts'

export interface SplitPaneProps extends PreviewChoices {
  /** The fields, in a column of at most 548 px. */
  write: ReactNode
  /** What people will see of the ad; not there while it's out of sight, as it may show dozens of pictures and fonts. */
  preview: ReactNode
  /** Below the preview and its choices. */
  below?: ReactNode
  /** The pane that a narrow window shows. */
  pane: EditorTab
  onPane: (pane: EditorTab) => void
}

/** Fields on one side and the preview on the other; below 1100 px, one of the two at a time. */
export function SplitPane({ write, preview, below, pane, onPane, ...choices }: SplitPaneProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const isBeside = useMedia(css.besideEachOther)
  const away = (name: EditorTab) => (pane === name ? undefined : true)
  return (
    <div className={css.frame}>
      <div className={css.choice}>
        <Segments
          label={t('editor.panes.label')}
          options={editorTabs.map((id) => ({ id, label: t(`editor.panes.${id}`) }))}
          value={pane}
          onChange={(id) => onPane(id === 'preview' ? 'preview' : 'balloon')}
          width="full"
        />
      </div>
      <section
        className={css.write}
        data-part="write"
        data-away={away('balloon')}
        aria-label={t('editor.panes.balloon')}
      >
        <div className={css.measure}>{write}</div>
      </section>
      <section className={css.preview} data-away={away('preview')} aria-labelledby={titleId}>
        <div className={css.canvas}>
          <PreviewStage
            title={
              <h2 id={titleId} className={css.title}>
                {t('editor.previews.title')}
              </h2>
            }
            {...choices}
          >
            {isBeside || pane === 'preview' ? preview : null}
          </PreviewStage>
          {below}
        </div>
      </section>
    </div>
  )
}
