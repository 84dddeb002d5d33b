import type { OnboardingForm } from '@aloft/domain/assistant/focus/onboarding-form.rules'
import { normaliseUrl, siteHost } from '@aloft/domain/core/url'
import { maxScannedPages, type ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { BrandWords } from './brand-words.tsx'
import { TrustNote } from './trust-note.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Field } from '@aloft/design-system/primitives/field'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTouched } from '../use-touched.ts'
import * as css from './website-address.css.ts'

export type WebsiteAddressFailure = ScanFailure | 'timeout' | 'generic'

/** The source of the brief as filled in so far. */
type SourceForm = Pick<OnboardingForm, 'address' | 'description' | 'isInWords'>

export interface WebsiteAddressViewProps {
  form: SourceForm
  onChange: (change: Partial<SourceForm>) => void
  /** Another way to answer, above the field. */
  invite?: ReactNode
  /** Called with a normalized address; never while pending. */
  onRead: (url: string) => void
  /** Called with a trimmed description that's long enough (OPN-68); left out if a website is required. */
  onDescribe?: (description: string) => void
  /** A sample website; one press reads it. */
  sampleUrl?: string
  isPending?: boolean
  /** Why the last attempt failed (GEN-11, GEN-12). */
  failure?: WebsiteAddressFailure | undefined
  /** Why the last description failed. */
  describeFailure?: 'generic' | undefined
}

/** The source of the brand brief: a website, or the owner's own words (ONB-01, ONB-08). */
export function WebsiteAddressView({
  form: { address, description, isInWords },
  onChange,
  invite,
  onRead,
  onDescribe,
  sampleUrl,
  isPending = false,
  failure,
  describeFailure,
}: WebsiteAddressViewProps) {
  const [hasSwitched, setSwitched] = useState(false)
  const switchTo = (next: boolean) => {
    onChange({ isInWords: next })
    setSwitched(true)
  }
  return isInWords && onDescribe ? (
    <BrandWords
      invite={invite}
      description={description}
      onChange={(next) => onChange({ description: next })}
      onDescribe={onDescribe}
      onBack={() => switchTo(false)}
      isPending={isPending}
      failure={describeFailure}
    />
  ) : (
    <Website
      invite={invite}
      address={address}
      onChange={(next) => onChange({ address: next })}
      onRead={onRead}
      onWords={onDescribe ? () => switchTo(true) : undefined}
      sampleUrl={sampleUrl}
      isPending={isPending}
      failure={failure}
      takesFocus={hasSwitched}
    />
  )
}

interface WebsiteProps extends Pick<WebsiteAddressViewProps, 'onRead' | 'failure' | 'invite'> {
  address: string
  onChange: (address: string) => void
  onWords: (() => void) | undefined
  sampleUrl: string | undefined
  isPending: boolean
  /** True if the user has returned to it. */
  takesFocus: boolean
}

function Website({
  invite,
  address,
  onChange,
  onRead,
  onWords,
  sampleUrl,
  isPending,
  failure,
  takesFocus,
}: WebsiteProps) {
  const { t } = useTranslation()
  const { isTouched, touch } = useTouched<'address'>()
  const input = useRef<HTMLInputElement>(null)
  const url = normaliseUrl(address)
  const wrong =
    address.trim() === '' ? t('requiredValue') : url ? undefined : t('onboarding.address.urlInvalid')
  const offersWords = failure !== undefined && hasAdvice(failure)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    touch('address')
    if (url) onRead(url)
    else input.current?.focus()
  }
  const readSample = (sample: string) => {
    onChange(sample)
    onRead(normaliseUrl(sample) || sample)
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Heading level={1} size={44}>
          {t('onboarding.address.title')}
        </Heading>
        <Text size={16} tone="soft">
          {t('onboarding.address.lead', { pages: maxScannedPages })}
        </Text>
      </Stack>
      {invite}
      {failure && !isPending ? <Failure failure={failure} onWords={onWords} /> : null}
      <Field label={t('onboarding.address.label')} error={isTouched('address') ? wrong : undefined}>
        {(control) => (
          <div className={css.bar}>
            <input
              {...control}
              ref={input}
              className={css.input}
              type="url"
              name="url"
              value={address}
              placeholder={t('onboarding.address.placeholder')}
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isPending}
              onChange={(event) => onChange(event.target.value)}
              onBlur={() => address !== '' && touch('address')}
            />
            <div className={css.send}>
              <Button type="submit" variant="primary" size="large" isLoading={isPending}>
                {t('onboarding.address.submit')}
              </Button>
            </div>
          </div>
        )}
      </Field>
      {isPending ? (
        <div role="status">
          <Text tone="soft">{t('onboarding.address.pending', { host: siteHost(address) || address })}</Text>
        </div>
      ) : (
        <Ways sampleUrl={sampleUrl} onSample={readSample} onWords={offersWords ? undefined : onWords} />
      )}
      <TrustNote />
    </form>
  )
}

interface WaysProps {
  sampleUrl: string | undefined
  onSample: (url: string) => void
  onWords: (() => void) | undefined
}

/** Alternatives to typing an address. */
function Ways({ sampleUrl, onSample, onWords }: WaysProps) {
  const { t } = useTranslation()
  if (!sampleUrl && !onWords) return null
  return (
    <Stack gap={6} align="start">
      {sampleUrl ? (
        <Cluster gap={10} rowGap={6}>
          <Text as="span" tone="soft">
            {t('onboarding.address.sample')}
          </Text>
          <Button size="small" onPress={() => onSample(sampleUrl)}>
            {siteHost(sampleUrl) || sampleUrl}
          </Button>
        </Cluster>
      ) : null}
      {onWords ? (
        <div className={css.quiet}>
          <Button variant="quiet" onPress={onWords}>
            {t('onboarding.address.noWebsite')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

/** Whether describing the brand helps after this failure. */
function hasAdvice(failure: WebsiteAddressFailure): boolean {
  return failure !== 'BAD_URL' && failure !== 'generic'
}

interface FailureProps {
  failure: WebsiteAddressFailure
  onWords?: (() => void) | undefined
}

function Failure({ failure, onWords }: FailureProps) {
  const { t } = useTranslation()
  const words: Record<WebsiteAddressFailure, [title: string, advice?: string]> = {
    BAD_URL: [t('onboarding.badUrl')],
    EXTRACT_FAIL: [
      t('onboarding.extractFail'),
      t(onWords ? 'onboarding.address.failedAdvice' : 'onboarding.address.failedAdviceAlone'),
    ],
    NOT_BUSINESS: [t('onboarding.address.notBusiness'), t('onboarding.address.notBusinessAdvice')],
    timeout: [t('onboarding.address.timeout'), t('onboarding.address.timeoutAdvice')],
    generic: [t('generic')],
  }
  const [title, advice] = words[failure]
  return (
    <Notice tone="error" title={title}>
      {advice ? (
        <Stack gap={0} align="start">
          {advice}
          {onWords ? (
            <div className={css.quiet}>
              <Button variant="quiet" size="small" onPress={onWords}>
                {t('onboarding.address.describeInstead')}
              </Button>
            </div>
          ) : null}
        </Stack>
      ) : null}
    </Notice>
  )
}
