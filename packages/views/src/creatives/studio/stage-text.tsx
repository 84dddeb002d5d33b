import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { TextElement } from '@aloft/domain/creatives/creative.entity'
import type {} from '@aloft/messages/i18n'
import { useLayoutEffect, useRef } from 'react'
import * as css from './stage-text.css.ts'
import type { Act, TextFace } from './studio-content.ts'

export interface StageTextProps {
  element: TextElement
  /** Null while it's loaded: until then, only the drawing is seen. */
  face: TextFace | null
  onAct: Act
}

/** The words of a text as a field in its place, in pixels of the picture. */
export function StageText({ element, face, onAct }: StageTextProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  const { id, x, y, width, height, rotation, opacity, size, lineHeight, weight, alignment, color } = element
  // A picture's first line starts at its letters; the browser puts half of the space between lines above it.
  const halfLeading = face ? (lineHeight - face.ascent - face.descent) / 2 : 0
  return (
    <textarea
      ref={field}
      className={css.words}
      // A press in the field moves the caret, not the layer.
      data-tools=""
      aria-label={t('studio.stage.words')}
      value={element.text}
      style={{
        width,
        minHeight: height,
        opacity: face ? opacity : 0,
        color,
        transform: `translate(${x}px, ${y}px) rotate(${rotation}deg)`,
        transformOrigin: `${width / 2}px ${height / 2 + (css.roomAround + halfLeading) * size}px`,
        fontFamily: face ? `'${face.family}', sans-serif` : 'sans-serif',
        fontSize: size,
        fontWeight: weight,
        lineHeight,
        textAlign: alignment,
        marginTop: -(css.roomAround + halfLeading) * size,
      }}
      onChange={({ target }) =>
        onAct({
          type: 'COMMAND',
          command: { type: 'change', ids: [id], values: { text: target.value } },
          kind: `text ${id}`,
        })
      }
      onBlur={() => onAct({ type: 'END_TEXT' })}
    />
  )
}
