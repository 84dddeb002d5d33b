import { type ReactNode, useId } from 'react'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './settings-section.css.ts'

export interface SettingsSectionProps {
  title: string
  /** The purpose of the section, in one sentence. */
  lead: string
  children: ReactNode
}

/** A section of a settings page: its subject on the left, its controls on the right. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <Stack gap={6}>
        <Heading level={2} size={16} id={id}>
          {title}
        </Heading>
        <Text size={13} tone="soft">
          {lead}
        </Text>
      </Stack>
      <div className={css.content}>{children}</div>
    </section>
  )
}
