import { checkBrandDescription } from '@aloft/domain/briefs/brief.rules'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { control as controlClass } from '@aloft/design-system/primitives/field.css'
import { Field } from '@aloft/design-system/primitives/field'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './brand-words.css.ts'

export interface BrandWordsProps {
  /** Another way to answer, above the field. */
  invite?: ReactNode
  description: string
  onChange: (description: string) => void
  /** Called with a trimmed description that's long enough (OPN-68); never while pending. */
  onDescribe: (description: string) => void
  /** Goes back to the website's address. */
  onBack: () => void
  isPending?: boolean
  /** The last attempt got no answer. A modal reports AI failures. */
  failure?: 'generic' | undefined
}

/**
 * The alternative source of a brief: the owner describes the brand (ONB-08). It gets the focus when it opens.
 */
export function BrandWords({
  invite,
  description,
  onChange,
  onDescribe,
  onBack,
  isPending = false,
  failure,
}: BrandWordsProps) {
  const { t } = useTranslation()
  const [isTouched, setTouched] = useState(false)
  const min = params.minDescriptionLength
  const count = description.trim().length
  const isShort = checkBrandDescription(description) !== null
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => field.current?.focus(), [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setTouched(true)
    if (isShort) field.current?.focus()
    else onDescribe(description.trim())
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Heading level={1} size={44}>
          {t('onboarding.describe.title')}
        </Heading>
        <Text size={16} tone="soft">
          {t('onboarding.describe.lead')}
        </Text>
      </Stack>
      {invite}
      {failure && !isPending ? <Notice tone="error">{t(failure)}</Notice> : null}
      <Field
        label={t('onboarding.describe.label')}
        hint={t('onboarding.describe.hint', { min })}
        count={`${count} / ${min}`}
        error={isTouched && isShort ? t('onboarding.descriptionTooShort', { min, count }) : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className={`${controlClass} ${css.words}`}
            name="description"
            dir="auto"
            value={description}
            readOnly={isPending}
            placeholder={t('onboarding.describe.placeholder')}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => description !== '' && setTouched(true)}
          />
        )}
      </Field>
      <Cluster gap={12} rowGap={8}>
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {t('onboarding.describe.submit')}
        </Button>
        {isPending ? null : (
          <Button variant="quiet" onPress={onBack}>
            {t('onboarding.describe.back')}
          </Button>
        )}
      </Cluster>
    </form>
  )
}
