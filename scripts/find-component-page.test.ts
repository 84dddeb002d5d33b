import { expect, test } from 'vitest'
import { findComponentPage } from './find-component-page.ts'

test('each need is a heading under the component that meets it', () => {
  const { text } = findComponentPage([
    {
      title: 'Components/Feedback/Confirm delete',
      purpose: 'Asks before something <is> gone.',
      wanted: ['ask before deleting', 'undo nothing'],
    },
  ])
  expect(text).toContain(
    '## Feedback\n\n### Confirm delete\n\n' +
      '[Asks before something \\<is> gone.](?path=/docs/components-feedback-confirm-delete--docs)\n\n' +
      '#### Ask before deleting\n\n#### Undo nothing\n',
  )
})
