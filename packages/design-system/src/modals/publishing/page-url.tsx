import { normaliseUrl } from '@aloft/domain/core/url'
import { checkPageUrl } from '@aloft/domain/flows/flow-addresses.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { FormModal } from '../../patterns/form-modal.tsx'
import { TextField } from '../../primitives/text-field.tsx'

export interface PageUrlModalProps {
  url: string
  /** Addresses it must differ from: those of the goals and of the ad's other pages (FLV-17). */
  goalUrls: readonly string[]
  pageUrls: readonly string[]
  /** The normalized address; never a refused one. */
  onAnswer: (url: string) => void
  onClose: () => void
}

/** Sets the landing page of an ad. */
export function PageUrlModal({ url, goalUrls, pageUrls, onAnswer, onClose }: PageUrlModalProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(url)
  const [isSubmitted, setSubmitted] = useState(false)
  const address = normaliseUrl(text)
  const failure = address === false ? 'invalid' : checkPageUrl(address, { goalUrls, pageUrls })
  const submit = () => {
    setSubmitted(true)
    if (address !== false && failure === null) onAnswer(address)
  }
  return (
    <FormModal
      title={t('publishAd.pageUrl.title')}
      submit={t('modals.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('publishAd.pageUrl.label')}
        hint={t('publishAd.pageUrl.hint')}
        name="url"
        type="url"
        autoComplete="url"
        value={text}
        onChange={setText}
        error={isSubmitted && failure ? t(`publishAd.pageUrl.${failure}`) : undefined}
      />
    </FormModal>
  )
}
