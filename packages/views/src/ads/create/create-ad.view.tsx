import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type { WizardChange, WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import { type WizardFailures, type WizardStep, wizardSteps } from '@aloft/domain/ads/wizard-steps.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import { formatNumber } from '@aloft/domain/core/numbers'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { SketchBrand } from './ad-sketch.tsx'
import { CompetitorsStep } from './competitors-step.tsx'
import { DetailsStep } from './details-step.tsx'
import type { ShownOffer } from './offer-field.tsx'
import { OverridesStep } from './overrides-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { PlatformStep } from './platform-step.tsx'
import { StyleStep } from './style-step.tsx'
import { useRemark } from './use-remark.ts'
import { StepRuler } from '@aloft/design-system/patterns/step-ruler'
import { WriterNote } from '@aloft/design-system/patterns/writer-note'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Row } from '@aloft/design-system/primitives/row'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './create-ad.css.ts'

export type CreateAdFailure = AdGenFailure | 'generic'

/** The ways between the steps. */
interface WizardMoves {
  /** Goes to the next step or, from the last one, starts generation; never called while pending. */
  onNext: () => void
  /**
   * Goes to the previous step; on the first step, leaves the wizard. The button is only shown with the
   * callback.
   */
  onBack?: (() => void) | undefined
  onGoTo: (step: WizardStep) => void
}

export interface CreateAdViewProps extends WizardMoves {
  step: WizardStep
  preferences: WizardParams
  /** Errors of the step's fields, shown after the user tried to continue. */
  failures?: WizardFailures
  brand: SketchBrand
  /** Offers found on the brand's website, to choose from. */
  offers?: readonly ShownOffer[]
  /** AI tokens: what one ad costs, 0 if it's free, and how many are left of all kinds, null while it's unknown. */
  tokens: { readonly price: number; readonly balance: number | null }
  writer: Writer
  /** Set if launching needs a plan first: the lowest price a month, in minor units of EUR without VAT. */
  launchPrice?: number | undefined
  /** Another way to answer, below the steps. */
  invite?: ReactNode
  onChange: (change: WizardChange) => void
  isPending?: boolean
  /** Why the ad was not created (GEN-08, GEN-10 to GEN-14, PRD-08). */
  failure?: CreateAdFailure | undefined
}

const noFailures: WizardFailures = {}

/** The create-ad wizard, one step at a time (GEN-03). The last button shows the price. */
export function CreateAdView(props: CreateAdViewProps) {
  const { step, brand, isPending = false, failure } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
  }, [step])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    props.onNext()
    // Waits until the errors are rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <form ref={form} className={css.page} noValidate onSubmit={submit}>
      <div className={css.head}>
        <Row gap={8}>
          <Avatar name={brand.name} picture={brand.logo} kind="brand" size={24} />
          <Text as="span" size={13} tone="soft">
            {t('ads.createAd.newAd', { brand: brand.name })}
          </Text>
        </Row>
        <StepRuler
          steps={wizardSteps.map((id) => ({ id, name: t(`ads.createAd.steps.${id}`) }))}
          current={step}
          label={t('ads.createAd.stepsLabel')}
          onGoTo={props.onGoTo}
        />
        {props.invite}
      </div>
      <div className={css.step}>
        <div className={css.title}>
          <Heading ref={heading} level={1} size={32}>
            {t(`ads.createAd.${step}.title`)}
          </Heading>
          <Text tone="soft">{t(`ads.createAd.${step}.lead`, { max: params.maxCompetitors })}</Text>
        </div>
        <StepBody {...props} />
      </div>
      {failure && !isPending ? (
        <Notice tone="error">
          {failure === 'generic' ? t('generic') : t(`ads.createAd.failures.${failure}`)}
        </Notice>
      ) : null}
      <Foot {...props} />
    </form>
  )
}

function StepBody({
  step,
  preferences,
  failures = noFailures,
  brand,
  offers,
  onChange,
  onGoTo,
}: CreateAdViewProps): ReactNode {
  const remark = useRemark(failures, preferences)
  switch (step) {
    case 'platform':
      return (
        <PlatformStep
          brand={brand}
          value={preferences.platform}
          onChange={(platform) => onChange({ platform })}
        />
      )
    case 'style':
      return <StyleStep preferences={preferences} onChange={onChange} />
    case 'competitors':
      return (
        <CompetitorsStep
          addresses={preferences.competitors}
          onChange={(competitors) => onChange({ competitors: [...competitors] })}
          isTried={failures.competitors !== undefined}
          remark={remark('competitors')}
        />
      )
    case 'place':
      return <PlaceStep preferences={preferences} failures={failures} onChange={onChange} />
    case 'details':
      return (
        <DetailsStep
          preferences={preferences}
          failures={failures}
          onChange={onChange}
          {...(offers && { offers })}
        />
      )
    case 'overrides':
      return <OverridesStep brand={brand} preferences={preferences} onChange={onChange} onGoTo={onGoTo} />
  }
}

function Foot({
  step,
  tokens: { price: tokenPrice, balance: tokenBalance },
  writer,
  launchPrice,
  onBack,
  isPending = false,
}: CreateAdViewProps) {
  const { t } = useTranslation()
  const isLast = step === 'overrides'
  const price = t('ads.tokens', { count: tokenPrice })
  const isShort = tokenBalance !== null && tokenBalance < tokenPrice
  const make = tokenPrice > 0 ? t('ads.createAd.makePriced', { price }) : t('ads.createAd.make')
  return (
    <Cluster gap={24} rowGap={12}>
      <div className={css.buttons}>
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {!isLast ? t('ads.createAd.next') : isPending ? t('ads.createAd.making') : make}
        </Button>
        {onBack ? (
          <Button size="large" onPress={onBack} isDisabled={isPending}>
            {t('ads.createAd.back')}
          </Button>
        ) : null}
      </div>
      {launchPrice !== undefined && (isLast || step === 'platform') ? (
        <Text size={13} tone="soft">
          {t('ads.createAd.launchPrice', { price: formatMoney(launchPrice, 'EUR') })}
        </Text>
      ) : null}
      {isLast ? (
        <Stack gap={4}>
          {tokenPrice > 0 && tokenBalance !== null ? (
            <span className={css.balance}>
              <Text as="span" size={13} tone={isShort ? 'ending' : 'soft'} figures="tabular">
                {t(isShort ? 'ads.createAd.tokensShort' : 'ads.createAd.tokensLeft', {
                  count: tokenBalance,
                  shown: formatNumber(tokenBalance),
                })}
              </Text>
            </span>
          ) : null}
          {writer === 'rules' ? <WriterNote writer="rules" /> : null}
        </Stack>
      ) : null}
    </Cluster>
  )
}
