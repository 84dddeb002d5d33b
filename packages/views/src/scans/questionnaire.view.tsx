import {
  type QuestionnaireAnswers,
  type QuestionnaireRole,
  type QuestionnaireSource,
  questionnaireRoles,
  questionnaireSources,
} from '@aloft/domain/account/questionnaire.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type {} from '@aloft/messages/i18n'
import { type SubmitEvent, useState } from 'react'
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

export interface QuestionnaireViewProps {
  /** Never called while pending. */
  onAnswer: (answers: QuestionnaireAnswers) => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** The questions of the onboarding (ONB-01). The first begins with what most users are, the rest is optional. */
export function QuestionnaireView({ onAnswer, isPending = false, failure }: QuestionnaireViewProps) {
  const { t } = useTranslation()
  const [role, setRole] = useState<QuestionnaireRole>('smallBusiness')
  const [goal, setGoal] = useState<Goal>()
  const [source, setSource] = useState<QuestionnaireSource | ''>('')

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    onAnswer({ role, ...(goal ? { goal } : {}), ...(source ? { source } : {}) })
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
      <ChoiceField
        label={t('account.questionnaire.role')}
        name="role"
        choices={questionnaireRoles.map((value) => ({
          value,
          label: t(`account.questionnaire.roles.${value}.label`),
          detail: t(`account.questionnaire.roles.${value}.detail`),
        }))}
        value={role}
        onChange={setRole}
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
        value={goal}
        onChange={setGoal}
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
          value={source}
          onChange={setSource}
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
