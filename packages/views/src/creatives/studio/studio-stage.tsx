import { Button } from '@aloft/design-system/primitives/button'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { safeAreaOf } from '@aloft/domain/creatives/safe-area.rules'
import type {} from '@aloft/messages/i18n'
import { type RefObject, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { StageLayer } from './stage-layer.tsx'
import { StageOverlay } from './stage-overlay.tsx'
import { StageText } from './stage-text.tsx'
import { StudioButton } from './studio-button.tsx'
import type { Act, StageState, StudioDrawings, TextFace } from './studio-content.ts'
import { StudioIcon, type StudioIconName } from './studio-icon.tsx'
import * as css from './studio-stage.css.ts'
import { useLayerWords, useNoticeWords } from './use-layer-words.ts'
import { useStageKeys } from './use-stage-keys.ts'
import { useStagePointer } from './use-stage-pointer.ts'
import { useStageView } from './use-stage-view.ts'

export interface StudioStageProps {
  stage: StageState
  drawings: StudioDrawings
  textFace: TextFace | null
  /** Whether the actions for layers float beside the selection. */
  hasActions: boolean
  onAct: Act
}

/** The open picture, whose layers are edited by pointer, touch and keys. */
export function StudioStage({ stage, drawings, textFace, hasActions, onAct }: StudioStageProps) {
  const { t } = useTranslation()
  const viewport = useRef<HTMLDivElement>(null)
  const [isSnapping, setIsSnapping] = useState(true)
  const [hasDistances, setHasDistances] = useState(true)
  const [hasSafeArea, setHasSafeArea] = useState(false)
  const { scene } = stage
  const { view, zoomAround, zoomIn, zoomOut, panBy, fit } = useStageView(viewport, scene)
  const keysId = useId()
  const [first] = stage.selected
  const edited = stage.mode === 'editingText' && first?.type === 'text' ? first : null
  const isDrawing =
    !drawings.hasFailed &&
    scene.elements.some(({ id, isHidden }) => !isHidden && drawings.layers[id] === undefined)
  useStageKeys(stage, onAct)
  const pointer = useStagePointer({ stage, view, isSnapping, onAct, panBy, zoomAround })
  useWheel(viewport, { zoomAround, panBy })
  return (
    <section className={css.stage} aria-label={t('studio.stage.label')}>
      <div className={css.bar}>
        <Toggle icon="snap" label={t('studio.stage.snap')} isOn={isSnapping} onChange={setIsSnapping} />
        <Toggle
          icon="distances"
          label={t('studio.stage.distances')}
          isOn={hasDistances}
          onChange={setHasDistances}
        />
        {safeAreaOf(scene) ? (
          <Toggle
            icon="safeArea"
            label={t('studio.stage.safeArea')}
            isOn={hasSafeArea}
            onChange={setHasSafeArea}
          />
        ) : null}
        <div className={css.end}>
          <span className={css.figure}>
            {scene.width} × {scene.height}
          </span>
          <StudioButton icon="minus" label={t('studio.stage.zoomOut')} onPress={zoomOut} />
          <span className={css.percent}>{view ? Math.round(view.zoom * 100) : 100}%</span>
          <StudioButton icon="plus" label={t('studio.stage.zoomIn')} onPress={zoomIn} />
          <Button size="small" onPress={fit}>
            {t('studio.stage.fit')}
          </Button>
        </div>
      </div>
      <div
        ref={viewport}
        className={css.viewport}
        data-stage=""
        role="group"
        aria-label={t('studio.stage.label')}
        aria-describedby={keysId}
        aria-busy={isDrawing || undefined}
        tabIndex={-1}
        {...pointer}
      >
        <VisuallyHidden>
          <span id={keysId}>{t('studio.stage.keys')}</span>
        </VisuallyHidden>
        {view ? (
          <div
            className={css.board}
            style={{
              width: scene.width * view.zoom,
              height: scene.height * view.zoom,
              transform: `translate(${view.origin.x}px, ${view.origin.y}px)`,
            }}
          >
            <div className={css.clip}>
              <div
                className={css.picture}
                style={{
                  width: scene.width,
                  height: scene.height,
                  background: scene.background,
                  transform: `scale(${view.zoom})`,
                }}
              >
                <Layers
                  stage={stage}
                  drawings={drawings}
                  editedId={textFace ? edited?.id : undefined}
                  onAct={onAct}
                />
                {edited ? <StageText key={edited.id} element={edited} face={textFace} onAct={onAct} /> : null}
              </div>
            </div>
            <StageOverlay
              stage={stage}
              zoom={view.zoom}
              hasDistances={hasDistances}
              hasSafeArea={hasSafeArea}
              hasActions={hasActions}
              onAct={onAct}
            />
          </div>
        ) : null}
        {drawings.hasFailed ? (
          <p className={css.refusal} role="alert">
            {t('studio.stage.failed')}
          </p>
        ) : (
          <Notices stage={stage} />
        )}
      </div>
    </section>
  )
}

interface LayersProps extends Pick<StudioStageProps, 'stage' | 'drawings' | 'onAct'> {
  /** The text whose field shows it. */
  editedId: string | undefined
}

function Layers({ stage, drawings, editedId, onAct }: LayersProps) {
  const { scene, selected } = stage
  const { nameOf } = useLayerWords()
  const latest = useRef(onAct)
  useEffect(() => {
    latest.current = onAct
  })
  // The same functions in each frame of a drag: a layer that stays isn't rendered again.
  const onFocus = useCallback((id: string) => {
    // A press has selected the layer already; otherwise it was reached by Tab.
    if (!document.activeElement?.closest('[data-pressed]'))
      latest.current({ type: 'CLICK', id, isAdded: false })
  }, [])
  const ids = new Set(selected.map(({ id }) => id))
  return scene.elements
    .filter(({ isHidden }) => !isHidden)
    .map((element) => (
      <StageLayer
        key={element.id}
        element={element}
        drawing={element.id === editedId ? undefined : drawings.layers[element.id]}
        name={nameOf(element)}
        isSelected={ids.has(element.id)}
        onFocus={onFocus}
      />
    ))
}

/** What has just happened is read out; what was refused is shown as well. */
function Notices({ stage: { notice } }: { stage: StageState }) {
  const wordsOf = useNoticeWords()
  const words = notice ? wordsOf(notice.what) : ''
  if (notice?.what.type === 'refused')
    return (
      <p key={notice.number} className={css.refusal} role="alert">
        {words}
      </p>
    )
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  )
}

interface ToggleProps {
  icon: StudioIconName
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Toggle({ icon, label, isOn, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-pressed={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    >
      <StudioIcon name={icon} />
      <span className={css.word}>{label}</span>
    </button>
  )
}

type Movers = Pick<ReturnType<typeof useStageView>, 'zoomAround' | 'panBy'>

/** The wheel pans; with Ctrl, or by pinching a touchpad, it zooms. */
function useWheel(viewport: RefObject<HTMLElement | null>, { zoomAround, panBy }: Movers): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const { left, top } = viewport.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const { deltaX, deltaY, clientX, clientY } = event
    if (event.ctrlKey || event.metaKey)
      zoomAround(Math.exp(-deltaY / 300), { x: clientX - left, y: clientY - top })
    else panBy({ x: -deltaX, y: -deltaY })
  })
  useEffect(() => {
    const element = viewport.current
    // React listens passively, and then the page would zoom.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [viewport])
}
