import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import * as css from './studio.css.ts'

export interface StudioSectionProps {
  part: 'add' | 'layers'
  /** At the end of the heading's line. */
  end?: ReactNode
  children: ReactNode
}

/** A part of a column with its heading. */
export function StudioSection({ part, end, children }: StudioSectionProps) {
  const { t } = useTranslation()
  return (
    <section className={css.section} aria-label={t(`studio.${part}.title`)}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between" align="baseline">
          <h2 className={css.heading}>{t(`studio.${part}.title`)}</h2>
          {end ? (
            <Text as="span" size={12} tone="soft">
              {end}
            </Text>
          ) : null}
        </Cluster>
        {children}
      </Stack>
    </section>
  )
}
