import type {} from '@aloft/messages/i18n'
import type { Ref } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import { Link } from '@aloft/design-system/primitives/link'
import { withWords } from './with-words.ts'

export interface TermsFieldProps {
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  /** After a submit, missing acceptance is shown as an error. */
  isSubmitted: boolean
  /** Address of the terms; without it, they're only named. */
  href?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** The terms, which every account must accept (SES-23). */
export function TermsField({ isAccepted, onChange, isSubmitted, href, ref }: TermsFieldProps) {
  const { t } = useTranslation()
  const label = withWords(t('account.signUp.terms'), (words) =>
    href ? (
      <Link variant="inText" href={href} opensTab>
        {words}
      </Link>
    ) : (
      words
    ),
  )
  return (
    <CheckboxField
      {...(ref && { ref })}
      name="terms"
      label={label}
      isChecked={isAccepted}
      onChange={onChange}
      error={isSubmitted && !isAccepted ? t('account.termsRequired') : undefined}
    />
  )
}
