import { normaliseUrl } from '@aloft/domain/core/url'
import { checkIdeaTitle } from '@aloft/domain/ideas/idea.rules'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { FormModal } from '../../patterns/form-modal.tsx'
import { ErrorNotice } from '../../primitives/error-notice.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextField } from '../../primitives/text-field.tsx'

/** Why no brand was created; `existingIdea` names the brand that already has the site (ONB-07). */
export type CreateProjectFailure =
  | { reason: 'existingTitle' | 'teamInactive' | 'generic' }
  | { reason: 'overIdeaLimit'; onTalk: () => void }
  | { reason: 'existingIdea'; title: string; onOpen: () => void }

export interface CreateProjectModalProps {
  /** Titles of the existing brands, which the new one can't have. */
  otherTitles: readonly string[]
  /** The normalized address, or null without a website; never called while pending. */
  onCreate: (brand: { title: string; url: string | null }) => void
  onClose: () => void
  isPending?: boolean
  failure?: CreateProjectFailure | undefined
}

/** Creates a brand from a name and a website (ACT-024). */
export function CreateProjectModal(props: CreateProjectModalProps) {
  const { otherTitles, onCreate, onClose, isPending = false, failure } = props
  const { t } = useTranslation()
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const wrongTitle = checkIdeaTitle(title, otherTitles)
  const url = address.trim() === '' ? null : normaliseUrl(address)
  const submit = () => {
    setSubmitted(true)
    if (wrongTitle === null && url !== false && !isPending) onCreate({ title: title.trim(), url })
  }
  return (
    <FormModal
      title={t('modals.createProject.title')}
      submit={t(isPending ? 'modals.createProject.pending' : 'modals.createProject.submit')}
      isPending={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="soft">{t('modals.createProject.lead')}</Text>
      {failure && !isPending ? <Failure failure={failure} /> : null}
      <TextField
        label={t('modals.createProject.name')}
        name="title"
        autoComplete="organization"
        value={title}
        onChange={setTitle}
        error={
          isSubmitted && wrongTitle ? t(titleText(wrongTitle), { min: params.minTitleLength }) : undefined
        }
      />
      <TextField
        label={t('modals.createProject.website')}
        name="url"
        type="url"
        autoComplete="url"
        optional={t('optional')}
        value={address}
        onChange={setAddress}
        error={isSubmitted && url === false ? t('modals.createProject.urlInvalid') : undefined}
      />
    </FormModal>
  )
}

function Failure({ failure }: { failure: CreateProjectFailure }) {
  const { t } = useTranslation()
  if (failure.reason === 'overIdeaLimit')
    return (
      <ErrorNotice way={t('modals.createProject.talk')} onWay={failure.onTalk}>
        {t('modals.createProject.failures.overIdeaLimit')}
      </ErrorNotice>
    )
  if (failure.reason !== 'existingIdea')
    return <Notice tone="error">{t(`modals.createProject.failures.${failure.reason}`)}</Notice>
  return (
    <ErrorNotice way={t('modals.createProject.openIt')} onWay={failure.onOpen}>
      {t('modals.createProject.failures.existingIdea', { title: failure.title })}
    </ErrorNotice>
  )
}

function titleText(wrong: 'requiredValue' | 'titleTooShort' | 'existingTitle') {
  return wrong === 'requiredValue' ? wrong : (`modals.titleEdit.failures.${wrong}` as const)
}
