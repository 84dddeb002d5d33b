import { type EditorTab, editorTabs } from '@aloft/domain/ads/editor-tabs.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Segment, Segments } from './segments.tsx'
import * as css from './split-bench.css.ts'

type PreviewDevice = 'mobile' | 'desktop'

export interface SplitBenchProps {
  /** What is written, in a column of at most 548 px. */
  write: ReactNode
  /** What people will see. */
  preview: ReactNode
  /** The part that a narrow window shows. */
  pane: EditorTab
  onPane: (pane: EditorTab) => void
  /** Which of several previews are shown; one alone needs no choice. */
  tabs?: readonly Segment[]
  tab?: string | undefined
  onTab?: ((id: string) => void) | undefined
  /** The device they see it on; left out where it makes no difference. */
  device?: PreviewDevice | undefined
  onDevice?: ((device: PreviewDevice) => void) | undefined
  /** Whether the bands that the platform covers are marked; left out where it covers nothing. */
  hasSafeZones?: boolean | undefined
  onSafeZones?: ((isShown: boolean) => void) | undefined
}

const devices: readonly PreviewDevice[] = ['mobile', 'desktop']

/** Writing on one side, what comes of it on a bench on the other; below 1100 px one of the two at a time. */
export function SplitBench(props: SplitBenchProps) {
  const { write, preview, pane, onPane, tabs = [], tab, onTab, device, onDevice } = props
  const { hasSafeZones, onSafeZones } = props
  const { t } = useTranslation()
  const titleId = useId()
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
        <div className={css.bench}>
          <div className={css.benchHead}>
            <h2 id={titleId} className={css.title}>
              {t('editor.bench.title')}
            </h2>
            {tabs.length > 1 && onTab ? (
              <Segments
                label={t('editor.bench.tabs')}
                options={tabs}
                value={tab ?? ''}
                onChange={onTab}
                ground="pressed"
              />
            ) : null}
          </div>
          <div className={css.stage}>{preview}</div>
          <div className={css.choices}>
            {device && onDevice ? (
              <Segments
                label={t('editor.bench.devices')}
                options={devices.map((id) => ({ id, label: t(`editor.bench.${id}`) }))}
                value={device}
                onChange={(id) => onDevice(id === 'desktop' ? 'desktop' : 'mobile')}
                ground="pressed"
              />
            ) : null}
            {hasSafeZones !== undefined && onSafeZones ? (
              <button
                type="button"
                className={css.toggle}
                aria-pressed={hasSafeZones}
                onClick={() => onSafeZones(!hasSafeZones)}
              >
                <span className={css.bands} aria-hidden="true" />
                {t('editor.bench.safeZones')}
              </button>
            ) : null}
          </div>
        </div>
      </section>
    </div>
  )
}
