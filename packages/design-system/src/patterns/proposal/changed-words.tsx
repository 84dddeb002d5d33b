import type {} from '@aloft/messages/i18n'
import { Stack } from '../../primitives/stack.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import { diffWords, type WordRun } from '../word-diff.ts'
import * as css from './changed-words.css.ts'
import { shortenDiff } from './shorten-diff.ts'

export interface ChangedWordsProps {
  /** The value now. */
  now: string
  /** The value that is proposed. */
  proposed: string
  /** Leaves out most of what stays the same in a long text. */
  isShort?: boolean
}

/**
 * What changes from one value to another, in one text: removed words are struck out, new ones underlined. Screen readers
 * hear both values instead.
 */
export function ChangedWords({ now, proposed, isShort = false }: ChangedWordsProps) {
  const { t } = useTranslation()
  const parts = diffWords(now, proposed)
  const isAllNew = !parts.some(({ kind }) => kind === 'same')
  const empty = t('proposal.empty')
  return (
    <>
      <VisuallyHidden>
        {t('proposal.spoken', { now: now || empty, proposed: proposed || empty })}
      </VisuallyHidden>
      {isAllNew ? (
        <div aria-hidden="true">
          <Stack gap={4}>
            <Whole text={now} kind="removed" isShort={isShort} />
            <Whole text={proposed} kind="added" isShort={isShort} />
          </Stack>
        </div>
      ) : (
        <span className={css.words} dir="auto" aria-hidden="true">
          {(isShort ? shortenDiff(parts) : parts).map((part, index) => (
            <span key={index}>
              {index > 0 ? ' ' : null}
              <Words {...part} />
            </span>
          ))}
        </span>
      )}
    </>
  )
}

function Words({ kind, text }: WordRun) {
  if (kind === 'added') return <ins className={css.added}>{text}</ins>
  if (kind === 'removed') return <del className={css.removed}>{text}</del>
  return text
}

/** A value that shares no word with the other, so that marking each of its words would say nothing. */
function Whole({ text, kind, isShort }: WordRun & { isShort: boolean }) {
  const { t } = useTranslation()
  const isEmpty = text === ''
  return (
    <span className={isEmpty ? css.nothing : css.whole({ kind, isShort })} dir="auto">
      {isEmpty ? (
        t('proposal.empty')
      ) : kind === 'removed' ? (
        <del className={css.gone}>{text}</del>
      ) : (
        <ins className={css.fresh}>{text}</ins>
      )}
    </span>
  )
}
