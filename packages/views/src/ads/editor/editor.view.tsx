import { defaultEditorTab } from '@aloft/domain/ads/editor-tabs.rules'
import type {} from '@aloft/messages/i18n'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { SplitPane } from '@aloft/design-system/patterns/split-pane'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './editor.css.ts'
import { type HistoryActions, pressHistoryKeys } from './editor-keys.ts'
import { useUnlockFocus } from './use-unlock-focus.ts'

export interface EditorViewProps {
  /** Nothing can be edited: no key undoes anything, and the focus moves on when that ends (EDT-03). */
  isReadOnly: boolean
  /** What the keys for undo and redo do. */
  history: HistoryActions
  head: ReactNode
  /** Lies over the bottom of the page. */
  foot: ReactNode
  /** What is written, beside what people will see of it. */
  children: ReactNode
}

/** The page of an ad's editor: its head, its texts beside the preview, and its foot (EDT-02, ENT-25, ENT-26). */
export function EditorView({ isReadOnly, history, head, foot, children }: EditorViewProps) {
  const page = useRef<HTMLDivElement>(null)
  useUnlockFocus(page, isReadOnly)
  useHeadHeight(page)
  const { canUndo, canRedo, onUndo, onRedo } = history
  useEffect(() => {
    const element = page.current
    if (!element || isReadOnly) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      // Texts are text areas, and settings are marked. Other inputs aren't in the history, so the browser's undo
      // applies.
      if (event.target instanceof HTMLInputElement && !event.target.closest('[data-in-history]')) return
      pressHistoryKeys(event, { canUndo, canRedo, onUndo, onRedo })
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [isReadOnly, canUndo, canRedo, onUndo, onRedo])
  return (
    <div ref={page} className={css.page} tabIndex={-1}>
      {head}
      {children}
      {foot}
    </div>
  )
}

/** Sets the height of the head for what sticks below it. */
function useHeadHeight(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    const head = element?.querySelector<HTMLElement>('[data-part=head]')
    if (!element || !head) return undefined
    const observer = new ResizeObserver(() =>
      element.style.setProperty(css.headHeight, `${head.offsetHeight}px`),
    )
    observer.observe(head)
    return () => observer.disconnect()
  }, [page])
}

/** Above the sections: why nothing can be edited. */
export function EditorNotice({ children }: { children: ReactNode }) {
  return <div className={css.notice}>{children}</div>
}

/** The editor while its ad is loading. */
export function EditorLoading() {
  const { t } = useTranslation()
  const [tab, setTab] = useState(defaultEditorTab)
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('editor.loading')}</VisuallyHidden>
      <div className={css.waitingHead}>
        <Skeleton width={16} height={16} />
        <Skeleton width={220} height={20} />
        <Skeleton width={72} height={24} />
      </div>
      <SplitPane
        write={
          <>
            <div className={css.waitingOrder}>
              <Skeleton width={150} height={16} />
              <Skeleton width="100%" height={20} />
            </div>
            <div className={css.waitingFields}>
              <Skeleton width={190} height={22} />
              {[40, 40, 40, 62, 62].map((height, place) => (
                <Stack key={place} gap={8}>
                  <Skeleton width={88} height={12} />
                  <Skeleton width="100%" height={height} />
                </Stack>
              ))}
            </div>
          </>
        }
        preview={<Skeleton width={375} height={520} shape="block" />}
        pane={tab}
        onPane={setTab}
      />
    </div>
  )
}

/** The editor if its ad didn't load. */
export function EditorFailed(failed: FailedLoad) {
  const { t } = useTranslation()
  return (
    <div className={css.message}>
      <PageMessage title={t('editor.failedTitle')} lead={t('editor.failedLead')} failed={failed} />
    </div>
  )
}

export interface EditorNotFoundProps {
  backHref: string
  /** What was written in the ad and is still on the device. */
  foot?: ReactNode
}

/** The editor if there is no such ad. */
export function EditorNotFound({ backHref, foot }: EditorNotFoundProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={css.message}>
        <PageMessage
          title={t('editor.notFoundTitle')}
          lead={t('editor.notFoundLead')}
          action={
            <ButtonLink variant="primary" href={backHref}>
              {t('editor.back')}
            </ButtonLink>
          }
        />
      </div>
      {foot}
    </>
  )
}
