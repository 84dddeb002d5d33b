import { safeAreaOf } from '@aloft/domain/creatives/safe-area.rules'
import { type Box, boundsOf, type RotatedBox } from '@aloft/domain/creatives/studio/box.rules'
import { directionOf, handles, isCorner } from '@aloft/domain/creatives/studio/resize.rules'
import { boundsOfAll } from '@aloft/domain/creatives/studio/selection.rules'
import type { Distance, SnapLine } from '@aloft/domain/creatives/studio/snapping.rules'
import { LayerActions } from './layer-actions.tsx'
import * as css from './stage-overlay.css.ts'
import type { Act, StageState } from './studio-content.ts'
import { StudioIcon } from './studio-icon.tsx'

export interface StageOverlayProps {
  stage: StageState
  /** Screen pixels for each pixel of the picture. */
  zoom: number
  hasDistances: boolean
  hasSafeArea: boolean
  /** Whether the actions float beside the selection. */
  hasActions: boolean
  onAct: Act
}

const cursors: Readonly<Record<(typeof handles)[number], string>> = {
  nw: 'nwse-resize',
  n: 'ns-resize',
  ne: 'nesw-resize',
  e: 'ew-resize',
  se: 'nwse-resize',
  s: 'ns-resize',
  sw: 'nesw-resize',
  w: 'ew-resize',
}

/** Sides in screen pixels from which there's room for the handles between the corners. */
const roomForEdges = 44

/** Over the picture, in screen pixels: what's selected, its handles and actions, and what it's aligned with. */
export function StageOverlay({
  stage,
  zoom,
  hasDistances,
  hasSafeArea,
  hasActions,
  onAct,
}: StageOverlayProps) {
  const { selected, frame, guides, mode, scene } = stage
  const [only, ...others] = selected
  const isSingle = only !== undefined && others.length === 0
  const bounds = boundsOfAll(selected)
  const shown: RotatedBox | null = isSingle ? only : bounds && { ...bounds, rotation: 0 }
  const canEdit = mode === 'idle' && !selected.every(({ isLocked }) => isLocked)
  const safe = hasSafeArea ? safeAreaOf(scene) : null
  return (
    <div className={css.overlay}>
      {safe ? (
        <>
          <i className={css.covered} style={{ top: 0, height: safe.y * zoom }} />
          <i
            className={css.covered}
            style={{ bottom: 0, height: (scene.height - safe.y - safe.height) * zoom }}
          />
        </>
      ) : null}
      {selected.length > 1
        ? selected.map((element) => (
            <i key={element.id} className={css.member} style={placed(element, zoom)} />
          ))
        : null}
      {guides.lines.map((line) => (
        <i
          key={`${line.axis} ${line.at}`}
          className={css.line({ axis: line.axis })}
          style={lineAt(line, zoom)}
        />
      ))}
      {hasDistances
        ? guides.distances.map((distance) => (
            <i
              key={`${distance.axis} ${distance.from}`}
              className={css.distance({ axis: distance.axis })}
              style={distanceAt(distance, zoom)}
            >
              <b className={css.length({ axis: distance.axis })}>{Math.round(distance.to - distance.from)}</b>
            </i>
          ))
        : null}
      {frame ? <i className={css.frame} style={placed({ ...frame, rotation: 0 }, zoom)} /> : null}
      {shown ? (
        <div className={css.selection} style={placed(shown, zoom)} aria-hidden="true">
          {canEdit ? <Handles box={shown} zoom={zoom} /> : null}
        </div>
      ) : null}
      {shown && hasActions && mode === 'idle' ? (
        <div className={css.actions} style={actionsAt(boundsOf(shown), scene, zoom)}>
          <LayerActions selected={selected} onAct={onAct} />
        </div>
      ) : null}
    </div>
  )
}

function Handles({ box, zoom }: { box: RotatedBox; zoom: number }) {
  const hasRoom = { x: box.width * zoom >= roomForEdges, y: box.height * zoom >= roomForEdges }
  return (
    <>
      {handles
        .filter((handle) => isCorner(handle) || (directionOf(handle).x === 0 ? hasRoom.x : hasRoom.y))
        .map((handle) => {
          const { x, y } = directionOf(handle)
          return (
            <span
              key={handle}
              className={css.handle}
              data-handle={handle}
              style={{
                left: `${(x + 1) * 50}%`,
                top: `${(y + 1) * 50}%`,
                cursor: box.rotation === 0 ? cursors[handle] : 'pointer',
              }}
            />
          )
        })}
      <span className={css.rotate} data-handle="rotate" style={{ left: '50%', top: -28 }}>
        <StudioIcon name="rotate" />
      </span>
    </>
  )
}

function placed({ x, y, width, height, rotation }: RotatedBox, zoom: number) {
  return {
    width: width * zoom,
    height: height * zoom,
    transform: `translate(${x * zoom}px, ${y * zoom}px) rotate(${rotation}deg)`,
  }
}

const barWidth = 236
const barHeight = 40
const gap = 8
/** Around a picture that fits, there's this much room. */
const outside = 48

/** Below what's selected, or above it if there's no room, and within the picture's width. */
function actionsAt({ x, y, width, height }: Box, scene: { width: number; height: number }, zoom: number) {
  const below = (y + height) * zoom + gap
  const fits = below + barHeight <= scene.height * zoom + outside
  const above = y * zoom - barHeight - 44
  const center = (x + width / 2) * zoom - barWidth / 2
  return {
    left: Math.max(0, Math.min(center, scene.width * zoom - barWidth)),
    top: fits ? below : above >= 0 ? above : gap,
  }
}

function lineAt({ axis, at, from, to }: SnapLine, zoom: number) {
  return axis === 'x'
    ? { left: at * zoom, top: from * zoom, height: (to - from) * zoom }
    : { top: at * zoom, left: from * zoom, width: (to - from) * zoom }
}

function distanceAt({ axis, from, to, at }: Distance, zoom: number) {
  return axis === 'x'
    ? { top: at * zoom, left: from * zoom, width: (to - from) * zoom }
    : { left: at * zoom, top: from * zoom, height: (to - from) * zoom }
}
