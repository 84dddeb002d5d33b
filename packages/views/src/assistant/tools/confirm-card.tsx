import { Button } from '@aloft/design-system/primitives/button'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { assistantTools } from '@aloft/messages/en/assistant-tools'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import * as css from './asking-card.css.ts'

type Questions = Omit<typeof assistantTools.confirm, 'no'>
/** The tools that ask first. */
export type AskingTool = keyof Questions

export interface ConfirmCardProps {
  tool: AskingTool
  /** The website that would be read. */
  address?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a tool does something that needs the user's yes, with its price (AST-04). */
export function ConfirmCard({ tool, address = '', onConfirm, onCancel }: ConfirmCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {tool === 'scan_website'
          ? t('assistantTools.confirm.scan_website.title', { address })
          : t(`assistantTools.confirm.${tool}.title`)}
      </h3>
      <p className={css.lead}>{t(`assistantTools.confirm.${tool}.lead`)}</p>
      <div className={css.answers}>
        <Button size="small" variant="primary" onPress={onConfirm}>
          {t(`assistantTools.confirm.${tool}.yes`)}
        </Button>
        <Button size="small" onPress={onCancel}>
          {t('assistantTools.confirm.no')}
        </Button>
      </div>
    </section>
  )
}

/** Whether a tool asks first. */
export function isAskingTool(name: string): name is AskingTool {
  return name !== 'no' && Object.hasOwn(assistantTools.confirm, name)
}
