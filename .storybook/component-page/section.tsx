import type { ReactNode } from 'react'
import { Heading } from '../../packages/design-system/src/primitives/heading.tsx'
import { Stack } from '../../packages/design-system/src/primitives/stack.tsx'

export interface SectionProps {
  title: string
  children: ReactNode
}

export function Section({ title, children }: SectionProps) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} size={24}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
