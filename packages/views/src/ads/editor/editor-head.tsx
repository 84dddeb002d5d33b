import type { checkBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { media } from '@aloft/design-system/theme/scale'
import { Icon } from '@aloft/design-system/primitives/icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import * as css from './editor-head.css.ts'
import { SaveState, type SaveStateProps } from '@aloft/design-system/patterns/save-state'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { ToolButton } from '@aloft/design-system/patterns/tool-button'
import { ToolMenu } from '@aloft/design-system/patterns/tool-menu'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'

type NameFailure = ReturnType<typeof checkBalloonName>

export interface EditorHeadProps {
  backHref: string
  name: string
  /** Why the last name given was refused; it stays open to be put right. */
  nameFailure?: NameFailure
  /** The name as typed, trimmed; the old name when one leaves it as it was. Without it the name is fixed. */
  onRename?: ((name: string) => void) | undefined
  status: string
  /** Left out if the ad is read-only. */
  save?: SaveStateProps | undefined
  canUndo?: boolean
  canRedo?: boolean
  /** Both are set if the ad can be edited. */
  onUndo?: (() => void) | undefined
  onRedo?: (() => void) | undefined
  onDuplicate?: (() => void) | undefined
  /** Publishes the ad without launching it; left out if there is nothing to publish, or a button does so. */
  onPublish?: (() => void) | undefined
  /** Further buttons at the end. */
  actions?: ReactNode
}

type NameProps = Required<Pick<EditorHeadProps, 'name'>> & {
  failure: NameFailure
  onRename: (name: string) => void
}

function EditableName({ name, failure, onRename }: NameProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const [given, setGiven] = useState(name)
  const shown = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const goesBack = useRef(false)
  const failureId = useId()
  const isOpen = draft !== null || failure !== null
  useEffect(() => {
    if (isOpen) input.current?.select()
    else if (goesBack.current) shown.current?.focus()
    goesBack.current = false
  }, [isOpen])

  const give = (next: string) => {
    setDraft(null)
    setGiven(next)
    if (next !== name || failure !== null) onRename(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Else the same key would press the button that takes the place of the line.
    event.preventDefault()
    goesBack.current = true
    give(event.key === 'Enter' ? (draft ?? given).trim() : name)
  }
  if (!isOpen) {
    return (
      <h1 className={css.titleFrame}>
        <button
          ref={shown}
          type="button"
          className={css.name}
          aria-label={t('editor.name.rename', { name })}
          onClick={() => setDraft(name)}
        >
          <span className={css.title}>
            <bdi>{name}</bdi>
          </span>
          <span className={css.pencil}>
            <ToolIcon name="write" size={14} />
          </span>
        </button>
      </h1>
    )
  }
  return (
    <div className={css.titleFrame}>
      <input
        ref={input}
        className={css.input}
        name="name"
        dir="auto"
        aria-label={t('editor.name.label')}
        aria-invalid={failure !== null || undefined}
        aria-describedby={failure ? failureId : undefined}
        value={draft ?? given}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (draft !== null) give(draft.trim())
        }}
      />
      {failure ? (
        <p id={failureId} className={css.failure} role="alert">
          <Icon name="error" />
          {t(failure)}
        </p>
      ) : null}
    </div>
  )
}

/** Which ad this is, its status, whether it's saved, and the actions for all of it. One row on a phone. */
export function EditorHead({
  backHref,
  name,
  nameFailure = null,
  onRename,
  status,
  save,
  canUndo = false,
  canRedo = false,
  onUndo,
  onRedo,
  onDuplicate,
  onPublish,
  actions,
}: EditorHeadProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const isPhone = useMedia(media.phone)
  const steps = onUndo && onRedo ? { onUndo, onRedo } : null
  const entries = [
    ...(isPhone && steps && canUndo
      ? [{ label: t('editor.undo'), icon: 'undo', onPress: steps.onUndo } as const]
      : []),
    ...(isPhone && steps && canRedo
      ? [{ label: t('editor.redo'), icon: 'redo', onPress: steps.onRedo } as const]
      : []),
    ...(onPublish ? [{ label: t('publishing.publish'), icon: 'publish', onPress: onPublish } as const] : []),
    ...(onDuplicate ? [{ label: t('editor.duplicate'), icon: 'copy', onPress: onDuplicate } as const] : []),
  ]
  return (
    <header className={css.head} data-part="head">
      <Anchor href={backHref} className={css.back} aria-label={t('editor.back')}>
        <span className={css.backIcon}>
          <Icon name="arrow-left" />
        </span>
      </Anchor>
      <div className={css.subject}>
        <div className={css.names}>
          {onRename ? (
            <EditableName name={name} failure={nameFailure} onRename={onRename} />
          ) : (
            <h1 className={css.title}>
              <bdi>{name}</bdi>
            </h1>
          )}
          {isPhone && save ? <SaveState {...save} /> : null}
        </div>
        <span className={css.status}>
          <StatusPill status={status} />
        </span>
      </div>
      {!isPhone && save ? <SaveState {...save} /> : null}
      <div className={css.tools}>
        {!isPhone && steps ? (
          <>
            <ToolButton
              icon="undo"
              label={t('editor.undo')}
              hint={t('editor.undoHint')}
              shortcuts="Control+Z Meta+Z"
              isOff={!canUndo}
              onPress={steps.onUndo}
            />
            <ToolButton
              icon="redo"
              label={t('editor.redo')}
              hint={t('editor.redoHint')}
              shortcuts="Control+Shift+Z Meta+Shift+Z"
              isOff={!canRedo}
              onPress={steps.onRedo}
            />
          </>
        ) : null}
        {entries.length > 0 ? <ToolMenu label={t('editor.moreActions')} entries={entries} /> : null}
        {actions}
      </div>
    </header>
  )
}
