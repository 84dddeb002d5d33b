import { longestComment, longestCommentAuthor } from '@aloft/domain/ads/preview-comment.rules'
import { type SubmitEvent, useState } from 'react'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** Why a comment wasn't sent. */
export type CommentFault = 'linkEnded' | 'tooManyComments' | 'tooManyRequests' | 'generic'

export interface CommentFormProps {
  /** Name of the preview that's open. */
  place: string
  isPinned: boolean
  isSending: boolean
  fault: CommentFault | null
  /** Pins the comment to a spot, or to none. */
  onPin: (isPinned: boolean) => void
  /** Called with trimmed texts that aren't empty. */
  onSend: (written: { author: string; text: string }) => void
  /** The name that the reader gave before. */
  author: string
  onAuthor: (author: string) => void
}

/** A comment on the open preview, by somebody without an account. */
export function CommentForm(props: CommentFormProps) {
  const { place, isPinned, isSending, fault, onPin, onSend, author, onAuthor } = props
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const written = { author: author.trim(), text: text.trim() }
    const isComplete = written.author !== '' && written.text !== ''
    setMissing(!isComplete)
    if (isComplete) onSend(written)
  }
  const shownFault = isMissing ? 'missing' : fault
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={12}>
        <Heading level={2} size={20}>
          {t('sharing.page.form.title')}
        </Heading>
        <Text size={13} tone="soft">
          {t('sharing.page.form.hint', { place })}
        </Text>
        {shownFault ? <Notice tone="error">{t(`sharing.page.form.faults.${shownFault}`)}</Notice> : null}
        <TextField
          label={t('sharing.page.form.author')}
          name="author"
          autoComplete="name"
          value={author}
          onChange={(value) => onAuthor(value.slice(0, longestCommentAuthor))}
        />
        <TextAreaField
          label={t('sharing.page.form.text')}
          name="text"
          value={text}
          onChange={(value) => setText(value.slice(0, longestComment))}
          count={`${text.length}/${longestComment}`}
        />
        {isPinned ? (
          <Text size={13} tone="soft">
            {t('sharing.page.form.pinHint')}
          </Text>
        ) : null}
        <Cluster gap={12} rowGap={8}>
          <Button type="submit" variant="primary" isLoading={isSending}>
            {t('sharing.page.form.send')}
          </Button>
          <Button variant="quiet" onPress={() => onPin(!isPinned)}>
            {t(isPinned ? 'sharing.page.form.unpin' : 'sharing.page.form.pin')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
