import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import type { Writer } from '@aloft/domain/core/ai-results'
import { formatNumber } from '@aloft/domain/core/numbers'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SketchBrand } from '../../patterns/ad-sketch.tsx'
import { CompetitorsStep } from '../../patterns/create-ad/competitors-step.tsx'
import {
  type ChangeCreateAd,
  type CreateAdField,
  checkStep,
  type CreateAdRemarks,
  type CreateAdStep,
  createAdSteps,
  type CreateAdValues,
  emptiedWith,
  noWishes,
} from '../../patterns/create-ad/create-ad-values.ts'
import { DetailsStep } from '../../patterns/create-ad/details-step.tsx'
import { OverridesStep } from '../../patterns/create-ad/overrides-step.tsx'
import { PlaceStep } from '../../patterns/create-ad/place-step.tsx'
import { PlatformStep } from '../../patterns/create-ad/platform-step.tsx'
import { StyleStep } from '../../patterns/create-ad/style-step.tsx'
import { useRemark } from '../../patterns/create-ad/use-remark.ts'
import { StepRuler } from '../../patterns/step-ruler.tsx'
import { WriterNote } from '../../patterns/writer-note.tsx'
import { Avatar } from '../../primitives/avatar.tsx'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './create-ad.css.ts'

export type { ChangeCreateAd, CreateAdField, CreateAdRemarks, CreateAdStep, CreateAdValues }
export { createAdSteps, noWishes }

export type CreateAdFailure = AdGenFailure | 'generic'

export interface CreateAdViewProps {
  step: CreateAdStep
  values: CreateAdValues
  /** What else is wrong with the values, such as the server's refusal; the view checks its own rules. */
  failures?: CreateAdRemarks
  brand: SketchBrand
  /** AI tokens one ad costs; 0 where it costs none. */
  tokenPrice: number
  /** AI tokens left, all kinds together. */
  tokenBalance: number
  writer: Writer
  /** May be called twice in a row: what was said last takes away what stood against it. */
  onChange: ChangeCreateAd
  /** The next step or, from the last one, the making; only with values that hold the rules, never while pending. */
  onNext: () => void
  /** The step before; on the first one the way out of the wizard, whose button stands only with the callback. */
  onBack?: (() => void) | undefined
  onGoTo: (step: CreateAdStep) => void
  /** Shows what the tokens are; offered where they are too few. */
  onShowTokens?: (() => void) | undefined
  isPending?: boolean
  /** Why the ad was not made (GEN-08, GEN-10 to GEN-14, PRD-08). */
  failure?: CreateAdFailure | undefined
}

const noFailures: CreateAdRemarks = {}

/** The create-ad wizard, one step at a time (GEN-03). The last button carries the price. */
export function CreateAdView(props: CreateAdViewProps) {
  const { step, values, failures = noFailures, brand, isPending = false, failure } = props
  const { t } = useTranslation()
  const [triedStep, setTriedStep] = useState<CreateAdStep>()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const isTried = triedStep === step
  const remarks = { ...failures, ...checkStep(step, values) }

  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    heading.current?.focus()
  }, [step])

  const change: ChangeCreateAd = (field, value) => {
    props.onChange(field, value)
    const emptied = emptiedWith(field, value, values)
    if (emptied) props.onChange(emptied, null)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    setTriedStep(step)
    if (Object.keys(checkStep(step, values)).length === 0) props.onNext()
    // The mark is drawn first.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <form ref={form} className={css.page} noValidate onSubmit={submit}>
      <div className={css.head}>
        <div className={css.brand}>
          <Avatar name={brand.name} picture={brand.logo} kind="brand" size={24} />
          <Text as="span" size={13} tone="soft">
            {t('ads.createAd.newAd', { brand: brand.name })}
          </Text>
        </div>
        <StepRuler
          steps={createAdSteps.map((id) => ({ id, name: t(`ads.createAd.steps.${id}`) }))}
          current={step}
          label={t('ads.createAd.stepsLabel')}
          onGoTo={props.onGoTo}
        />
      </div>
      <div className={css.step}>
        <div className={css.title}>
          <Heading ref={heading} level={1} size={32}>
            {t(`ads.createAd.${step}.title`)}
          </Heading>
          <Text tone="soft">{t(`ads.createAd.${step}.lead`, { max: params.maxCompetitors })}</Text>
        </div>
        <StepBody {...props} change={change} remarks={remarks} isTried={isTried} />
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

interface StepBodyProps extends CreateAdViewProps {
  change: ChangeCreateAd
  remarks: CreateAdRemarks
  isTried: boolean
}

function StepBody({ step, values, brand, change, remarks, isTried, onGoTo }: StepBodyProps): ReactNode {
  const remark = useRemark(remarks, values)
  switch (step) {
    case 'platform':
      return (
        <PlatformStep
          brand={brand}
          value={values.platform}
          onChange={(platform) => change('platform', platform)}
        />
      )
    case 'style':
      return <StyleStep values={values} onChange={change} />
    case 'competitors':
      return (
        <CompetitorsStep
          addresses={values.competitors}
          onChange={(addresses) => change('competitors', addresses)}
          isTried={isTried}
          remark={remark('competitors')}
        />
      )
    case 'place':
      return <PlaceStep values={values} remarks={remarks} onChange={change} />
    case 'details':
      return <DetailsStep values={values} remarks={remarks} onChange={change} />
    case 'overrides':
      return <OverridesStep brand={brand} values={values} onChange={change} onGoTo={onGoTo} />
  }
}

function Foot({
  step,
  tokenPrice,
  tokenBalance,
  writer,
  onBack,
  onShowTokens,
  isPending = false,
}: CreateAdViewProps) {
  const { t } = useTranslation()
  const isLast = step === 'overrides'
  const price = t('ads.tokens', { count: tokenPrice })
  const isShort = tokenBalance < tokenPrice
  const make = tokenPrice > 0 ? t('ads.createAd.makePriced', { price }) : t('ads.createAd.make')
  return (
    <div className={css.foot}>
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
      {isLast ? (
        <div className={css.price}>
          {tokenPrice > 0 ? (
            <span className={css.balance}>
              <Text as="span" size={13} tone={isShort ? 'ending' : 'soft'} figures="tabular">
                {t(isShort ? 'ads.createAd.tokensShort' : 'ads.createAd.tokensLeft', {
                  count: tokenBalance,
                  shown: formatNumber(tokenBalance),
                })}
              </Text>
              {isShort && onShowTokens ? (
                <Button variant="quiet" size="small" onPress={onShowTokens}>
                  {t('ads.createAd.showTokens')}
                </Button>
              ) : null}
            </span>
          ) : null}
          {writer === 'rules' ? <WriterNote writer="rules" /> : null}
        </div>
      ) : null}
    </div>
  )
}
