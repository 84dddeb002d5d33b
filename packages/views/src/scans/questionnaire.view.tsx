import {
  type QuestionnaireAnswers,
  questionnaireRoles,
  questionnaireSources,
} from '@aloft/domain/account/questionnaire.rules'
import {
  likelyRole,
  type OnboardingForm,
  questionnaireAnswersOf,
} from '@aloft/domain/assistant/focus/onboarding-form.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type {} from '@aloft/messages/i18n'
import type { ReactNode, SubmitEvent } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { ChoiceField } from '@aloft/design-system/primitives/choice-field'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Row } from '@aloft/design-system/primitives/row'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './questionnaire.css.ts'

const shownGoals: readonly Goal[] = ['awareness', 'sales', 'leads']

/** The answers so far; null is none. */
type ChosenAnswers = Pick<OnboardingForm, 'role' | 'goal' | 'source'>

export interface QuestionnaireViewProps {
  chosen: ChosenAnswers
  onChange: (change: Partial<ChosenAnswers>) => void
  /** Another way to answer, above the questions. */
  invite?: ReactNode
  /** Never called while pending. */
  onAnswer: (answers: QuestionnaireAnswers) => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** The questions of the onboarding (ONB-01). The first begins with what most users are, the rest is optional. */
export function QuestionnaireView({
  chosen,
  onChange,
  invite,
  onAnswer,
  isPending = false,
  failure,
}: QuestionnaireViewProps) {
  const { t } = useTranslation()
  const { role, goal, source } = chosen

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    onAnswer(questionnaireAnswersOf(chosen))
  }

  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Heading level={1} size={44}>
          {t('account.questionnaire.title')}
        </Heading>
        <Text size={16} tone="soft">
          {t('account.questionnaire.lead')}
        </Text>
      </Stack>
      {invite}
      <ChoiceField
        label={t('account.questionnaire.role')}
        name="role"
        choices={questionnaireRoles.map((value) => ({
          value,
          label: t(`account.questionnaire.roles.${value}.label`),
          detail: t(`account.questionnaire.roles.${value}.detail`),
        }))}
        value={role ?? likelyRole}
        onChange={(value) => onChange({ role: value })}
      />
      <ChoiceField
        label={t('account.questionnaire.goal')}
        name="goal"
        optional={t('optional')}
        choices={shownGoals.map((value) => ({
          value,
          label: t(`account.questionnaire.goals.${value}.label`),
          detail: t(`account.questionnaire.goals.${value}.detail`),
        }))}
        value={goal ?? undefined}
        onChange={(value) => onChange({ goal: value })}
      />
      <div className={css.source}>
        <SelectField
          label={t('account.questionnaire.source')}
          name="source"
          optional={t('optional')}
          placeholder={t('account.questionnaire.sourceUnchosen')}
          options={questionnaireSources.map((value) => ({
            value,
            label: t(`account.questionnaire.sources.${value}`),
          }))}
          value={source ?? ''}
          onChange={(value) => onChange({ source: value === '' ? null : value })}
        />
      </div>
      {failure ? <Notice tone="error">{t('generic')}</Notice> : null}
      <Row>
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {t('account.questionnaire.submit')}
        </Button>
      </Row>
    </form>
  )
}
