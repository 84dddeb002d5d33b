import { Stack } from '@aloft/design-system/primitives/stack'
import type { EditorSection } from '@aloft/domain/ads/editor-sections.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { Button } from '@aloft/design-system/primitives/button'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Row } from '@aloft/design-system/primitives/row'
import { Ruler } from '@aloft/design-system/primitives/ruler'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { TokenPrice } from '../../plans/token-price.tsx'
import { copyFieldId, type EditorField } from '../copy/copy-field.tsx'
import { offerOf } from '../copy/lint-notes.tsx'
import * as css from './remark-sheet.css.ts'
import { type SheetHeight, sheetHeights } from './sheet-heights.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import type { CompletenessPart } from '../copy/completeness.tsx'
import { type AdPartsProps, useAdParts } from './use-ad-parts.ts'

export interface RemarkSheetProps extends AdPartsProps {
  /** AI tokens that three other texts cost. */
  tokenPrice: number
  /** Puts the corrected text into a field. */
  onApply: (key: ComponentKey, text: string) => void
  /** Requests three other texts for a field. */
  onRewrite?: ((key: ComponentKey) => void) | undefined
  /** Leads to a field, to write in it. */
  onEdit: (part: { id: string; section: EditorSection }) => void
  /** What comes next once there's nothing to check. */
  children?: ReactNode
}

interface Remark extends CompletenessPart {
  state: 'bad' | 'warn'
  /** The text that it's about; left out for other parts of the ad. */
  field: EditorField | undefined
}

/** There's nothing to list besides the one that is shown. */
const lowHeights: readonly SheetHeight[] = ['closed', 'one']

const hasRemark = ({ state }: CompletenessPart) => state === 'bad' || state === 'warn'

/** What is to be fixed or checked in an ad, one thing at a time, below its preview on a phone (EDT-12). */
export function RemarkSheet(props: RemarkSheetProps) {
  const { fields, children } = props
  const { t } = useTranslation()
  const parts = useAdParts(props)
  const remarks = parts
    .filter(hasRemark)
    .map((part) => ({ ...part, field: fields.find(({ key }) => copyFieldId(key) === part.id) }) as Remark)
  const [at, setAt] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLDivElement>(null)
  const heights = remarks.length > 1 ? sheetHeights : lowHeights
  const { height, isMoving, show, step, head } = useSheetDrag({ body, first }, heights)
  const contentId = useId()
  const place = Math.min(at, remarks.length - 1)
  const remark = remarks[place]
  const others = remarks.filter((one) => one !== remark)
  const ready = t('editor.ready.count', {
    ready: parts.filter(({ state }) => state === 'on').length,
    count: parts.length,
  })
  const isOpen = height !== 'closed'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    // Else the page behind would scroll.
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <section className={css.sheet} data-part="remarks" aria-label={t('editor.remarks.label')}>
      <div className={css.head} {...head}>
        <button
          type="button"
          className={css.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={() => show(isOpen ? 'closed' : 'one')}
          onKeyDown={onKeyDown}
        >
          {ready}
          <span className={css.arrow({ isOpen })}>
            <Icon name="chevron-down" />
          </span>
        </button>
        {remark ? (
          <span className={css.place}>
            {t('editor.remarks.place', { place: place + 1, count: remarks.length })}
          </span>
        ) : null}
        {remarks.length > 1 ? (
          <button
            type="button"
            className={css.all}
            aria-expanded={height === 'all'}
            onClick={() => show(height === 'all' ? 'one' : 'all')}
          >
            {t(height === 'all' ? 'editor.remarks.showOne' : 'editor.remarks.showAll')}
          </button>
        ) : null}
      </div>
      {isOpen || isMoving ? (
        <div ref={body} id={contentId} className={css.body({ isMoving })}>
          <div ref={first} className={css.first}>
            <Stack gap={12}>
              <Ruler ticks={parts.map(({ state }) => state)} label={ready} size="large" />
              {remark ? (
                <>
                  <Words remark={remark} />
                  <Row gap={8}>
                    <Fix {...props} remark={remark} />
                    {remarks.length > 1 ? (
                      <button
                        type="button"
                        className={css.next}
                        aria-label={t('editor.remarks.next')}
                        onClick={() => setAt((place + 1) % remarks.length)}
                      >
                        <span className={css.nextIcon}>
                          <Icon name="chevron-down" size={20} />
                        </span>
                      </button>
                    ) : null}
                  </Row>
                </>
              ) : (
                <Row gap={8} justify="between">
                  <span className={css.ready}>{t('editor.ready.launchable')}</span>
                  {children}
                </Row>
              )}
            </Stack>
          </div>
          {heights.includes('all') && (isMoving || height === 'all') ? (
            <ul className={css.list} aria-label={t('editor.remarks.others')}>
              {others.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={css.item}
                    onClick={() => {
                      setAt(remarks.indexOf(one))
                      show('one')
                    }}
                  >
                    <RemarkWords remark={one} />
                  </button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

function Words({ remark }: { remark: Remark }) {
  return (
    <p className={css.words} aria-live="polite">
      <RemarkWords remark={remark} />
    </p>
  )
}

function RemarkWords({ remark: { label, state, field } }: { remark: Remark }) {
  const { t } = useTranslation()
  const [note] = field?.notes ?? []
  return (
    <>
      <span className={css.mark({ state })}>
        <Icon name={state === 'bad' ? 'rejected' : 'warning'} />
      </span>
      <span>
        <strong className={css.mark({ state })}>{label}.</strong>{' '}
        {note ? `${note.message} ${note.hint}` : t(`editor.notes.${state === 'bad' ? 'error' : 'warning'}`)}
      </span>
    </>
  )
}

/** The correction, or three other texts, and the way to the field; the first of them is the primary one. */
function Fix({ remark, tokenPrice, onApply, onRewrite, onEdit }: RemarkSheetProps & { remark: Remark }) {
  const { t } = useTranslation()
  const { field } = remark
  const suggestion = field?.notes[0]?.suggestion ?? null
  const edit = () => onEdit(remark)
  if (field && suggestion !== null) {
    return (
      <>
        <Button variant="primary" width="full" onPress={() => onApply(field.key, suggestion)}>
          {t(`editor.notes.${offerOf(suggestion)}`, { text: suggestion })}
        </Button>
        <Button onPress={edit}>{t('editor.remarks.edit')}</Button>
      </>
    )
  }
  if (field && onRewrite) {
    return (
      <>
        <Button variant="primary" width="full" onPress={() => onRewrite(field.key)}>
          {t('editor.field.another')}
          <VisuallyHidden> {t('copyBasis.gap.of', { field: remark.label })}</VisuallyHidden>
          <TokenPrice tokens={tokenPrice} />
        </Button>
        <Button onPress={edit}>{t('editor.remarks.edit')}</Button>
      </>
    )
  }
  return (
    <Button variant="primary" width="full" icon={<ToolIcon name="write" />} onPress={edit}>
      {t('editor.remarks.edit')}
    </Button>
  )
}
