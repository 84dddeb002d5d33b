import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { CreativeWizardHeaderBar } from './creative-wizard-header-bar.tsx'
import type { OpenWizard, WizardContent } from './wizard-content.ts'
import { WizardStepBody } from './wizard-step-body.tsx'
import * as css from './wizard.css.ts'

export interface CreativeWizardViewProps {
  content: WizardContent
}

/** The wizard that makes a creative, one step at a time (CRE-02). */
export function CreativeWizardView({ content }: CreativeWizardViewProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'loading':
      return (
        <div className={css.page} aria-busy="true">
          <VisuallyHidden>{t('creativeWizard.loading')}</VisuallyHidden>
          <Skeleton width="100%" height={48} shape="block" />
          <Skeleton width={320} height={40} />
          <Skeleton width="100%" height={320} shape="block" />
        </div>
      )
    case 'failed':
      return (
        <PageMessage
          title={t('creativeWizard.loadFailed.title')}
          lead={t('creativeWizard.loadFailed.lead')}
          failed={content}
        />
      )
    case 'noBrief':
    case 'adGone':
    case 'guest':
      return (
        <PageMessage
          title={t(`creativeWizard.${content.kind}.title`)}
          lead={t(`creativeWizard.${content.kind}.lead`)}
          action={
            <ButtonLink href={content.href} variant="primary">
              {t(`creativeWizard.${content.kind}.action`)}
            </ButtonLink>
          }
        />
      )
    case 'open':
      return <Steps {...content} />
  }
}

function Steps(wizard: OpenWizard) {
  const { t } = useTranslation()
  const { stage, adName, actions } = wizard
  const { step, steps, design, gap, failure, isSaving } = stage
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
    if (isSaving) return
    actions.onNext()
    // Waits until the errors are rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const words = step === 'visual' && design.type === 'drawn' ? 'visualDrawn' : step
  return (
    <form ref={form} className={css.page} noValidate onSubmit={submit}>
      <CreativeWizardHeaderBar
        adName={adName}
        step={step}
        steps={steps}
        onGoTo={actions.onGoTo}
        onStartOver={actions.onStartOver}
      />
      <div className={css.title}>
        <Heading ref={heading} level={1} size={32}>
          {t(`creativeWizard.headings.${words}`)}
        </Heading>
        <Text tone="soft">{t(`creativeWizard.leads.${words}`)}</Text>
      </div>
      {gap ? <Notice tone="warning">{t(`creativeWizard.gaps.${gap}`)}</Notice> : null}
      <WizardStepBody {...wizard} />
      {failure && !isSaving ? <Notice tone="error">{t(`creativeWizard.failures.${failure}`)}</Notice> : null}
      <Foot {...wizard} />
    </form>
  )
}

function Foot({ stage, adName, sizes, actions }: OpenWizard) {
  const { t } = useTranslation()
  const { step, isSaving } = stage
  const isLast = step === 'check'
  const save = t(adName === null ? 'creativeWizard.save' : 'creativeWizard.saveForAd')
  return (
    <div className={css.buttons}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isLoading={isSaving}
        isDisabled={isLast && sizes.refusal !== null}
      >
        {!isLast ? t('creativeWizard.next') : isSaving ? t('creativeWizard.saving') : save}
      </Button>
      <Button size="large" onPress={actions.onBack} isDisabled={isSaving}>
        {t(step === 'type' ? 'creativeWizard.cancel' : 'creativeWizard.back')}
      </Button>
    </div>
  )
}
